// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AssetPrice} from "./prices/AssetPrice.sol";
import {CreditScore} from "./credit/CreditScore.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {LendingState, Loan} from "./LendingState.sol";
import {PToken} from "./deposits/PToken.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title What a user owns and owes in dollars, and what they may do with it
/// @notice Collateral is rounded down, debt up. Without a fresh price collateral carries neither a loan nor a
/// withdrawal, and a debt forbids both. A liquidation still counts the last known prices, so that no outage of a feed
/// makes anybody liquidatable; what never had a price, or had it taken away, counts as nothing there. So an asset without
/// a price never keeps an account from being valued or from being liquidated for its other loans.
library LendingAccount {
    using LendingLedger for LendingState;
    using ReserveMath for ReserveMath.Reserve;

    uint256 internal constant BPS = 10_000;
    uint256 internal constant HEALTHY = 1e18;
    /// @notice Below this health a whole loan can be liquidated, above it half.
    uint256 internal constant HOPELESS = 0.95e18;
    /// @dev Borrowing power stays this far below the liquidation threshold.
    uint256 internal constant SAFETY_BPS = 200;

    /// @notice Share of the usual borrowing power that a credit tier has, best tier last.
    function tierPowerBps(uint256 tier) internal pure returns (uint256) {
        return [uint256(6_000), 8_000, 10_000, 10_500, 11_000][tier];
    }

    /// @notice The user's account, and a debt without a fresh price if there is one.
    function accountOf(LendingState storage self, address user)
        internal
        view
        returns (ILendingPool.Account memory account, address unpricedDebt)
    {
        account.creditScore = self.recordOf(user).score;
        account.tier = CreditScore.tierOf(account.creditScore);
        for (uint256 i = 0; i < self.assets.length; i++) {
            if (_addAsset(self, account, user, self.assets[i])) unpricedDebt = self.assets[i];
        }
        if (unpricedDebt == address(0)) {
            account.availableUsd = Math.saturatingSub(account.borrowingPowerUsd, account.debtUsd);
        }
        account.healthFactor = account.liquidationDebtUsd == 0
            ? type(uint256).max
            : Math.mulDiv(account.liquidationUsd, HEALTHY, account.liquidationDebtUsd);
    }

    /// @notice Refuses a loan that the user's borrowing power does not carry.
    function requireBorrowingPower(LendingState storage self, address user) internal view {
        ILendingPool.Account memory account = _pricedAccount(self, user);
        if (account.debtUsd <= account.borrowingPowerUsd) return;
        revert ILendingPool.BorrowingPowerExceeded(account.debtUsd, account.borrowingPowerUsd);
    }

    /// @notice Refuses unless the user's collateral carries their loans.
    function requireHealthy(LendingState storage self, address user) internal view {
        if (self.records[user].openLoans == 0) return;
        ILendingPool.Account memory account = _pricedAccount(self, user);
        if (account.withdrawalUsd >= account.debtUsd) return;
        revert ILendingPool.HealthFactorTooLow(Math.mulDiv(account.withdrawalUsd, HEALTHY, account.debtUsd));
    }

    function _pricedAccount(LendingState storage self, address user)
        private
        view
        returns (ILendingPool.Account memory account)
    {
        address unpricedDebt;
        (account, unpricedDebt) = accountOf(self, user);
        if (unpricedDebt != address(0)) revert ILendingPool.PriceUnavailable(unpricedDebt);
    }

    function _addAsset(LendingState storage self, ILendingPool.Account memory account, address user, address asset)
        private
        view
        returns (bool isUnpricedDebt)
    {
        uint256 scaledSupply = PToken(self.reserves[asset].pToken).scaledBalanceOf(user);
        Loan memory loan = self.loans[user][asset];
        if (scaledSupply == 0 && loan.scaled == 0) return false;

        ReserveMath.Reserve memory reserve = self.reserveOf(asset);
        AssetPrice.Prices memory prices = AssetPrice.read(self.oracle, asset);
        _addCollateral(account, self.configs[asset], prices, reserve.suppliedOf(scaledSupply), reserve.decimals);
        uint256 debt = reserve.debtOf(loan.tier, loan.scaled);
        account.debtUsd += AssetPrice.valueUp(debt, prices.upper, reserve.decimals);
        account.liquidationDebtUsd += AssetPrice.valueUp(debt, prices.average, reserve.decimals);
        return debt > 0 && !prices.fresh;
    }

    function _addCollateral(
        ILendingPool.Account memory account,
        ILendingPool.ReserveConfig memory config,
        AssetPrice.Prices memory prices,
        uint256 supplied,
        uint8 decimals
    ) private pure {
        uint256 value = AssetPrice.valueDown(supplied, prices.lower, decimals);
        uint256 average = AssetPrice.valueDown(supplied, prices.average, decimals);
        account.collateralUsd += value;
        account.liquidationUsd += average * config.liquidationThresholdBps / BPS;
        if (!prices.fresh) return;
        account.withdrawalUsd += value * config.liquidationThresholdBps / BPS;
        account.borrowingPowerUsd += value * _powerBps(config, account.tier) / BPS;
    }

    function _powerBps(ILendingPool.ReserveConfig memory config, uint256 tier) private pure returns (uint256) {
        return Math.min(config.ltvBps * tierPowerBps(tier) / BPS, config.liquidationThresholdBps - SAFETY_BPS);
    }
}
