// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AssetPrice} from "../prices/AssetPrice.sol";
import {CreditScore} from "../credit/CreditScore.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {LendingAccount} from "../LendingAccount.sol";
import {LendingLedger} from "../LendingLedger.sol";
import {LendingLoans} from "./LendingLoans.sol";
import {LendingState} from "../LendingState.sol";
import {PToken} from "../deposits/PToken.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title How an unhealthy loan is repaid by others
/// @notice A library with code of its own, which the pool calls: with it inside, the pool would be too large.
library LendingLiquidation {
    using CreditScore for CreditScore.Record;
    using LendingAccount for LendingState;
    using LendingLedger for LendingState;
    using LendingLoans for LendingState;
    using LendingLoans for LendingLoans.Position;
    using ReserveMath for ReserveMath.Reserve;
    using SafeERC20 for IERC20;

    uint256 private constant BPS = 10_000;

    /// @notice See `ILendingPool.liquidate`.
    function liquidate(
        LendingState storage self,
        address user,
        address debtAsset,
        address collateralAsset,
        uint256 amount
    ) external {
        if (amount == 0) revert ILendingPool.ZeroAmount();
        self.storeReserve(collateralAsset);
        self.storeReserve(debtAsset);
        (ILendingPool.Account memory account,) = self.accountOf(user);
        uint256 health = account.healthFactor;
        if (health >= LendingAccount.HEALTHY) revert ILendingPool.NotLiquidatable(health);

        LendingLoans.Position memory position = self.loadLoan(debtAsset, user);
        uint256 debt = position.debtOf();
        if (debt == 0) revert ILendingPool.NoDebt(debtAsset);
        amount = Math.min(amount, health < LendingAccount.HOPELESS ? debt : Math.ceilDiv(debt, 2));
        uint256 seized;
        (amount, seized) = _exchange(self, user, debtAsset, collateralAsset, amount);
        position.liquidate(amount);
        _mark(user, position.record, self.cycleLength);
        self.storeLoan(position);
        emit ILendingPool.Liquidate(user, debtAsset, collateralAsset, msg.sender, amount, seized);
        _seize(self, user, collateralAsset, seized);
        IERC20(debtAsset).safeTransferFrom(msg.sender, address(this), amount);
    }

    function _mark(address user, CreditScore.Record memory record, uint256 cycleLength) private {
        uint16 scoreBefore = record.score;
        record.liquidated(cycleLength);
        if (record.score == scoreBefore) return;
        emit ILendingPool.CreditScoreUpdated(user, scoreBefore, record.score, CreditScore.LIQUIDATED);
    }

    /// @dev Collateral for repaying `amount`, bonus included. Where the user has less, all of it, for as much less.
    function _exchange(
        LendingState storage self,
        address user,
        address debtAsset,
        address collateralAsset,
        uint256 amount
    ) private view returns (uint256 repaid, uint256 seized) {
        uint256 debtPrice = AssetPrice.readFresh(self.oracle, debtAsset).average;
        uint256 price = AssetPrice.readFresh(self.oracle, collateralAsset).average;
        uint256 debtUnit = 10 ** self.reserves[debtAsset].decimals;
        ReserveMath.Reserve memory reserve = self.reserves[collateralAsset];
        uint256 unit = 10 ** reserve.decimals;
        uint256 withBonus = BPS + self.configs[collateralAsset].liquidationBonusBps;
        uint256 balance = reserve.suppliedOf(PToken(reserve.pToken).scaledBalanceOf(user));

        seized = Math.mulDiv(Math.mulDiv(amount, debtPrice * withBonus, debtUnit * BPS), unit, price);
        if (seized <= balance) return (amount, seized);
        uint256 worth = Math.mulDiv(balance, price * BPS, unit * withBonus, Math.Rounding.Ceil);
        return (Math.min(amount, Math.mulDiv(worth, debtUnit, debtPrice, Math.Rounding.Ceil)), balance);
    }

    /// @dev Moves seized collateral to the liquidator.
    function _seize(LendingState storage self, address user, address collateralAsset, uint256 seized) private {
        ReserveMath.Reserve memory reserve = self.reserves[collateralAsset];
        uint256 held = PToken(reserve.pToken).scaledBalanceOf(user);
        uint256 scaled = seized == reserve.suppliedOf(held) ? held : seized * ReserveMath.RAY / reserve.supplyIndex;
        PToken(reserve.pToken).seize(user, msg.sender, seized, scaled);
    }
}
