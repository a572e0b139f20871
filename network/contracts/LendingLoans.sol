// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {CreditScore} from "./CreditScore.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title How loans and credit records change
/// @notice Works on copies in memory; `_keep` stores them.
abstract contract LendingLoans is LendingLedger {
    using ReserveMath for ReserveMath.Reserve;
    using CreditScore for CreditScore.Record;

    /// @dev Adds to the caller's loan and stores all that changes with it.
    function _addLoan(ReserveMath.Reserve memory reserve, address asset, uint256 amount)
        internal
        returns (uint8 tier)
    {
        CreditScore.Record memory record = _ageRecord(msg.sender);
        tier = CreditScore.tierOf(record.score);
        Loan memory loan = _migrated(reserve, asset, msg.sender, tier);
        record.borrowed(loan.scaled == 0);
        uint256 scaled = Math.ceilDiv(amount * ReserveMath.RAY, reserve.borrowIndex[tier]);
        reserve.borrowScaled[tier] += scaled;
        reserve.cash -= amount;
        loan.tier = tier;
        loan.scaled += uint248(scaled);
        loan.principal += amount;
        uint256 debt = reserve.debtOf(tier, loan.scaled);
        uint256 minimum = _configs[asset].minimumBorrow;
        if (debt < minimum) revert BelowMinimumBorrow(minimum, debt);
        _keep(asset, reserve, msg.sender, loan, record);
    }

    function _keep(
        address asset,
        ReserveMath.Reserve memory reserve,
        address user,
        Loan memory loan,
        CreditScore.Record memory record
    ) internal {
        _reserves[asset] = reserve;
        loans[user][asset] = loan;
        _records[user] = record;
    }

    /// @dev The user's record with all cycles up to this block, announced where they moved the score.
    function _ageRecord(address user) internal returns (CreditScore.Record memory record) {
        record = _records[user];
        uint256 scoreBefore = record.score == 0 ? CreditScore.FIRST : record.score;
        uint256 whenPaid = record.age(cycleLength);
        if (whenPaid != scoreBefore) emit CreditScoreUpdated(user, scoreBefore, whenPaid, CreditScore.CYCLE_PAID);
        if (record.score != whenPaid) emit CreditScoreUpdated(user, whenPaid, record.score, CreditScore.CYCLE_MISSED);
    }

    /// @dev The user's loan, moved to the tier of their score. Rounded up on the way.
    function _migrated(ReserveMath.Reserve memory reserve, address asset, address user, uint8 tier)
        internal
        returns (Loan memory loan)
    {
        loan = loans[user][asset];
        if (loan.scaled == 0 || loan.tier == tier) return loan;
        uint256 debt = reserve.debtOf(loan.tier, loan.scaled);
        reserve.borrowScaled[loan.tier] -= loan.scaled;
        emit TierMigrated(asset, user, loan.tier, tier);
        loan.scaled = uint248(Math.ceilDiv(debt * ReserveMath.RAY, reserve.borrowIndex[tier]));
        loan.tier = tier;
        reserve.borrowScaled[tier] += loan.scaled;
    }

    /// @dev Takes `amount` off a loan, interest first. All shares go when all is paid, else rounded down.
    function _reduce(
        ReserveMath.Reserve memory reserve,
        Loan memory loan,
        uint256 debt,
        uint256 amount
    ) internal pure returns (uint256 interestPaid) {
        interestPaid = Math.min(amount, debt - Math.min(debt, loan.principal));
        uint256 scaled = amount == debt ? loan.scaled : amount * ReserveMath.RAY / reserve.borrowIndex[loan.tier];
        if (scaled == 0) revert ZeroAmount();
        reserve.borrowScaled[loan.tier] -= scaled;
        reserve.cash += amount;
        loan.scaled -= uint248(scaled);
        loan.principal = amount == debt ? 0 : loan.principal + interestPaid - amount;
    }

    /// @dev Remembers that the caller has paid a loan back.
    function _closeLoan(CreditScore.Record memory record) internal {
        uint16 scoreBefore = record.score;
        record.closed(cycleLength);
        if (record.score == scoreBefore) return;
        emit CreditScoreUpdated(msg.sender, scoreBefore, record.score, CreditScore.LOAN_CLOSED);
    }
}
