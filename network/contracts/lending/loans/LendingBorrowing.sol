// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {AssetPrice} from "../prices/AssetPrice.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {LendingAccount} from "../LendingAccount.sol";
import {LendingLoans} from "./LendingLoans.sol";
import {LendingState} from "../LendingState.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title How loans are taken and paid back by their borrowers
/// @notice A library with code of its own, which the pool calls: with it inside, the pool would be too large.
library LendingBorrowing {
    using LendingAccount for LendingState;
    using LendingLoans for LendingState;
    using LendingLoans for LendingLoans.Position;
    using ReserveMath for ReserveMath.Reserve;
    using SafeERC20 for IERC20;

    /// @notice See `ILendingPool.borrow`.
    function borrow(LendingState storage self, address asset, uint256 amount) external {
        if (amount == 0) revert ILendingPool.ZeroAmount();
        LendingLoans.Position memory position = self.loadLoan(asset, msg.sender);
        ILendingPool.ReserveConfig memory config = self.configs[asset];
        if (config.paused) revert ILendingPool.AssetPaused(asset);
        if (!config.borrowable) revert ILendingPool.BorrowingDisabled(asset);
        uint256 cash = position.reserve.cash;
        if (amount > cash) revert ILendingPool.InsufficientPoolLiquidity(amount, cash);

        position.increase(amount, config.minimumBorrow, self.cycleLength);
        uint256 debt = position.debtOf();
        if (debt < config.minimumBorrow) revert ILendingPool.BelowMinimumBorrow(config.minimumBorrow, debt);
        uint256 total = position.reserve.totalDebt();
        if (config.borrowCap != 0 && total > config.borrowCap) {
            revert ILendingPool.BorrowCapExceeded(config.borrowCap, total);
        }
        self.storeLoan(position);
        self.requireBorrowingPower(msg.sender);
        uint8 tier = position.loan.tier;
        uint256 rate = ReserveMath.rateAt(config, position.reserve.utilization(), tier);
        emit ILendingPool.Borrow(asset, msg.sender, amount, tier, rate);
        IERC20(asset).safeTransfer(msg.sender, amount);
    }

    /// @notice See `ILendingPool.repay`.
    function repay(LendingState storage self, address asset, uint256 amount) external {
        if (amount == 0) revert ILendingPool.ZeroAmount();
        LendingLoans.Position memory position = self.loadLoan(asset, msg.sender);
        uint256 debt = position.debtOf();
        if (debt == 0) revert ILendingPool.NoDebt(asset);
        amount = Math.min(amount, debt);
        uint256 interestPaid = position.reduce(amount, self.configs[asset].minimumBorrow, self.cycleLength);
        _addRepaid(self, position, amount);
        self.storeLoan(position);
        emit ILendingPool.Repay(asset, msg.sender, amount, interestPaid, position.debtOf());
        IERC20(asset).safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @dev Counts the dollars ever repaid; none of them when the oracle fails, for repaying never needs a price.
    function _addRepaid(LendingState storage self, LendingLoans.Position memory position, uint256 amount) private view {
        try self.oracle.getAssetPrice(position.asset) returns (uint256 price, uint256) {
            uint256 usd = AssetPrice.valueDown(amount, price, position.reserve.decimals);
            uint256 total = Math.saturatingAdd(position.record.repaidUsd, usd);
            position.record.repaidUsd = SafeCast.toUint96(Math.min(total, type(uint96).max));
        } catch {}
    }
}
