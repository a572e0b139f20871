// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {IPriceOracle} from "./prices/IPriceOracle.sol";
import {LendingAccount} from "./LendingAccount.sol";
import {LendingAdmin} from "./LendingAdmin.sol";
import {LendingBorrowing} from "./loans/LendingBorrowing.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {LendingLiquidation} from "./loans/LendingLiquidation.sol";
import {LendingLoans} from "./loans/LendingLoans.sol";
import {LendingState} from "./LendingState.sol";
import {LendingViews} from "./views/LendingViews.sol";
import {PToken} from "./deposits/PToken.sol";
import {PTokenFactory} from "./deposits/PTokenFactory.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title A lending pool with credit
/// @notice Deposit, withdraw, borrow, repay. Rates follow utilisation; a borrower's credit score decides the limit and
/// the rate, never the liquidation threshold. Cash is counted, so tokens sent here directly change nothing. Tokens that
/// take a fee on transfer or change balances by themselves are not supported, and bad debt is not written off. A paused
/// asset can be neither deposited, withdrawn nor borrowed; its loans can be repaid and liquidated, its pTokens passed on.
contract LendingPool is LendingViews {
    using LendingAccount for LendingState;
    using LendingLedger for LendingState;
    using LendingLoans for LendingState;
    using ReserveMath for ReserveMath.Reserve;
    using SafeERC20 for IERC20;

    uint256 private constant ALL = type(uint256).max;

    /// @param cycleLength_ Seconds of a credit cycle.
    constructor(IPriceOracle oracle_, PTokenFactory pTokens, uint256 cycleLength_, address owner_)
        LendingAdmin(oracle_, pTokens, cycleLength_, owner_)
    {}

    /// @inheritdoc ILendingPool
    function deposit(address asset, uint256 amount) external nonReentrant {
        _deposit(asset, amount);
    }

    /// @inheritdoc ILendingPool
    function depositWithPermit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        nonReentrant
    {
        _permit(asset, amount, deadline, v, r, s);
        _deposit(asset, amount);
    }

    function _deposit(address asset, uint256 amount) private {
        ReserveMath.Reserve memory reserve = _open(asset, amount);
        uint256 scaled = amount * ReserveMath.RAY / reserve.supplyIndex;
        if (scaled == 0) revert ZeroAmount();
        reserve.supplyScaled += scaled;
        reserve.cash += amount;
        uint256 cap = _state.configs[asset].supplyCap;
        uint256 total = reserve.totalSupplied();
        if (cap != 0 && total > cap) revert SupplyCapExceeded(cap, total);

        _state.reserves[asset] = reserve;
        emit Deposit(asset, msg.sender, amount, scaled);
        PToken(reserve.pToken).mint(msg.sender, amount, scaled);
        IERC20(asset).safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILendingPool
    function withdraw(address asset, uint256 amount) external nonReentrant {
        ReserveMath.Reserve memory reserve = _open(asset, amount);
        uint256 held = PToken(reserve.pToken).scaledBalanceOf(msg.sender);
        uint256 balance = reserve.suppliedOf(held);
        if (amount == ALL) amount = balance;
        if (amount == 0) revert ZeroAmount();
        if (amount > balance) revert InsufficientSupplyBalance(amount, balance);
        if (amount > reserve.cash) revert InsufficientPoolLiquidity(amount, reserve.cash);

        uint256 scaled = amount == balance ? held : Math.ceilDiv(amount * ReserveMath.RAY, reserve.supplyIndex);
        reserve.supplyScaled -= scaled;
        reserve.cash -= amount;
        _state.reserves[asset] = reserve;
        emit Withdraw(asset, msg.sender, amount, scaled);
        PToken(reserve.pToken).burn(msg.sender, amount, scaled);
        _state.requireHealthy(msg.sender);
        IERC20(asset).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ILendingPool
    function borrow(address asset, uint256 amount) external nonReentrant {
        LendingBorrowing.borrow(_state, asset, amount);
    }

    /// @inheritdoc ILendingPool
    function repay(address asset, uint256 amount) external nonReentrant {
        LendingBorrowing.repay(_state, asset, amount);
    }

    /// @inheritdoc ILendingPool
    function repayWithPermit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        nonReentrant
    {
        _permit(asset, amount, deadline, v, r, s);
        LendingBorrowing.repay(_state, asset, amount);
    }

    /// @inheritdoc ILendingPool
    function liquidate(address user, address debtAsset, address collateralAsset, uint256 amount) external nonReentrant {
        LendingLiquidation.liquidate(_state, user, debtAsset, collateralAsset, amount);
    }

    /// @inheritdoc ILendingPool
    function sync(address asset, address user) external nonReentrant {
        _state.storeLoan(_state.loadLoan(asset, user));
    }

    /// @dev Anybody can hand a permit they have seen to the token first. Then it cannot be used again, but what it allows
    /// is allowed, so only the allowance counts.
    function _permit(address asset, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) private {
        try IERC20Permit(asset).permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
    }

    /// @dev What every action that can be paused starts with.
    function _open(address asset, uint256 amount) private returns (ReserveMath.Reserve memory reserve) {
        if (amount == 0) revert ZeroAmount();
        reserve = _state.storeReserve(asset);
        if (_state.configs[asset].paused) revert AssetPaused(asset);
    }
}
