// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AssetPrice} from "../prices/AssetPrice.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title The most that can be withdrawn and borrowed, and the least to repay
/// @notice The checks of the actions solved for the amount, rounding by rounding: what is answered does in the same
/// block, and one base unit more, or less of a repayment, does not.
library LendingLimits {
    using ReserveMath for ReserveMath.Reserve;

    uint256 private constant BPS = 10_000;
    uint256 private constant RAY = 1e27;

    /// @notice All there is to know of a user's account and of one asset.
    struct Case {
        ReserveMath.Reserve reserve;
        ILendingPool.ReserveConfig config;
        AssetPrice.Prices prices;
        ILendingPool.Account account;
        bool hasUnpricedDebt;
        uint256 scaledSupply;
        /// What the loan is valued at now, and what it is in the tier that an action moves it to, as the reserve is then.
        uint256 debt;
        uint256 scaledDebt;
    }

    /// @notice The part of a deposit that the user's loans do not need and the pool has.
    function maxWithdraw(Case memory self) internal pure returns (uint256) {
        uint256 supplied = self.reserve.suppliedOf(self.scaledSupply);
        if (self.config.paused) return 0;
        if (self.account.debtUsd == 0 && !self.hasUnpricedDebt) return Math.min(supplied, self.reserve.cash);
        if (self.hasUnpricedDebt) return 0;

        uint256 threshold = self.config.liquidationThresholdBps;
        uint256 others = self.account.withdrawalUsd;
        if (self.prices.fresh) {
            others -= AssetPrice.valueDown(supplied, self.prices.lower, self.reserve.decimals) * threshold / BPS;
        }
        if (others >= self.account.debtUsd) return Math.min(supplied, self.reserve.cash);
        if (self.account.withdrawalUsd < self.account.debtUsd) return 0;
        uint256 value = Math.ceilDiv((self.account.debtUsd - others) * BPS, threshold);
        uint256 amount = AssetPrice.amountUp(value, self.prices.lower, self.reserve.decimals);
        uint256 needed = Math.ceilDiv(amount * RAY, self.reserve.supplyIndex);
        return Math.min(self.reserve.suppliedOf(self.scaledSupply - needed), self.reserve.cash);
    }

    /// @notice What credit limit, cash, cap and least loan leave.
    function maxBorrow(Case memory self) internal pure returns (uint256 most) {
        if (!self.config.borrowable || self.config.paused || self.hasUnpricedDebt || !self.prices.fresh) return 0;
        uint8 tier = self.account.tier;
        uint256 others = self.account.debtUsd - AssetPrice.valueUp(self.debt, self.prices.upper, self.reserve.decimals);
        if (others >= self.account.borrowingPowerUsd) return 0;
        uint256 room = self.account.borrowingPowerUsd - others;
        uint256 mostDebt = AssetPrice.amountDown(room, self.prices.upper, self.reserve.decimals);
        most = Math.min(_between(self.reserve, tier, self.scaledDebt, mostDebt), self.reserve.cash);
        if (self.config.borrowCap > 0) {
            uint256 total = self.reserve.totalDebt() - self.reserve.debtOfTier(tier);
            uint256 cap = Math.saturatingSub(self.config.borrowCap, total);
            most = Math.min(most, _between(self.reserve, tier, self.reserve.borrowScaled[tier], cap));
        }
        if (_debtWith(self.reserve, tier, self.scaledDebt, most) < self.config.minimumBorrow) return 0;
    }

    /// @notice The least to repay so that a loan owes no more than `mostDebt`.
    function leastRepay(Case memory self, uint256 mostDebt) internal pure returns (uint256) {
        uint8 tier = self.account.tier;
        uint256 mostScaled = Math.mulDiv(mostDebt, RAY, self.reserve.borrowIndex[tier]);
        return self.scaledDebt > mostScaled ? self.reserve.debtOf(tier, self.scaledDebt - mostScaled) : 0;
    }

    /// @dev What can be added to `scaled` so that it amounts to no more than `mostDebt`.
    function _between(ReserveMath.Reserve memory reserve, uint8 tier, uint256 scaled, uint256 mostDebt)
        private
        pure
        returns (uint256)
    {
        uint256 mostScaled = Math.mulDiv(mostDebt, RAY, reserve.borrowIndex[tier]);
        return mostScaled > scaled ? Math.mulDiv(mostScaled - scaled, reserve.borrowIndex[tier], RAY) : 0;
    }

    function _debtWith(ReserveMath.Reserve memory reserve, uint8 tier, uint256 scaled, uint256 amount)
        private
        pure
        returns (uint256)
    {
        return reserve.debtOf(tier, scaled + reserve.scaledDebt(tier, amount));
    }
}
