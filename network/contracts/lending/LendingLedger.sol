// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CreditScore} from "./credit/CreditScore.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {LendingState} from "./LendingState.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title Reserves, loans and credit records at this moment
/// @notice Actions work on copies in memory, which they store when all is decided.
library LendingLedger {
    using ReserveMath for ReserveMath.Reserve;
    using CreditScore for CreditScore.Record;

    /// @notice The reserve with all interest up to this block.
    function reserveOf(LendingState storage self, address asset)
        internal
        view
        returns (ReserveMath.Reserve memory reserve)
    {
        (reserve,) = _accrued(self, asset);
    }

    /// @notice Brings the stored reserve up to this block and hands out a copy.
    function storeReserve(LendingState storage self, address asset)
        internal
        returns (ReserveMath.Reserve memory reserve)
    {
        uint256 accruedAt = self.reserves[asset].accruedAt;
        uint256 interest;
        (reserve, interest) = _accrued(self, asset);
        if (accruedAt == block.timestamp) return reserve;
        self.reserves[asset] = reserve;
        emit ILendingPool.Accrue(asset, interest, reserve.supplyIndex, reserve.utilization());
    }

    /// @notice The user's credit record with all cycles up to this block.
    function recordOf(LendingState storage self, address user)
        internal
        view
        returns (CreditScore.Record memory record)
    {
        record = self.records[user];
        record.age(self.cycleLength, block.timestamp);
    }

    /// @notice The same, announced where the cycles moved the score.
    function ageRecord(LendingState storage self, address user) internal returns (CreditScore.Record memory record) {
        record = self.records[user];
        uint256 scoreBefore = record.score == 0 ? CreditScore.FIRST : record.score;
        uint256 whenPaid = record.age(self.cycleLength, block.timestamp);
        if (whenPaid != scoreBefore) {
            emit ILendingPool.CreditScoreUpdated(user, scoreBefore, whenPaid, CreditScore.CYCLE_PAID);
        }
        if (record.score != whenPaid) {
            emit ILendingPool.CreditScoreUpdated(user, whenPaid, record.score, CreditScore.CYCLE_MISSED);
        }
    }

    function _accrued(LendingState storage self, address asset)
        private
        view
        returns (ReserveMath.Reserve memory reserve, uint256 interest)
    {
        reserve = self.reserves[asset];
        if (reserve.pToken == address(0)) revert ILendingPool.AssetNotListed(asset);
        interest = reserve.accrue(self.configs[asset]);
    }
}
