// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {CreditScore} from "./CreditScore.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {IPriceOracle} from "./IPriceOracle.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {LendingLoans} from "./LendingLoans.sol";
import {LendingViews} from "./LendingViews.sol";
import {PToken} from "./PToken.sol";
import {PTokenFactory} from "./PTokenFactory.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title A lending pool with credit
/// @notice Deposit, withdraw, borrow, repay. Rates follow utilisation; a borrower's credit score decides the limit and
/// the rate, never the liquidation threshold. Cash is counted, so tokens sent here directly change nothing. Tokens that
/// take a fee on transfer or change balances by themselves are not supported, and bad debt is not written off.
contract LendingPool is LendingViews, LendingLoans, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;
    using ReserveMath for ReserveMath.Reserve;
    using CreditScore for CreditScore.Record;

    uint256 private constant ALL = type(uint256).max;
    /// @dev Below this health a whole loan can be liquidated, above it half.
    uint256 private constant HOPELESS = 0.95e18;

    /// @param cycleLength_ Seconds of a credit cycle.
    constructor(IPriceOracle oracle_, PTokenFactory pTokens, uint256 cycleLength_, address owner_)
        LendingLedger(oracle_, pTokens, cycleLength_, owner_)
    {}

    /// @inheritdoc ILendingPool
    function deposit(address asset, uint256 amount) external nonReentrant {
        ReserveMath.Reserve memory reserve = _open(asset, amount);
        uint256 scaled = amount * ReserveMath.RAY / reserve.supplyIndex;
        if (scaled == 0) revert ZeroAmount();
        reserve.supplyScaled += scaled;
        reserve.cash += amount;
        uint256 cap = _configs[asset].supplyCap;
        uint256 total = reserve.totalSupplied();
        if (cap != 0 && total > cap) revert SupplyCapExceeded(cap, total);

        _reserves[asset] = reserve;
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
        _reserves[asset] = reserve;
        PToken(reserve.pToken).burn(msg.sender, amount, scaled);
        requireHealthy(msg.sender);
        emit Withdraw(asset, msg.sender, amount, scaled);
        IERC20(asset).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ILendingPool
    function borrow(address asset, uint256 amount) external nonReentrant {
        ReserveMath.Reserve memory reserve = _open(asset, amount);
        ReserveConfig memory config = _configs[asset];
        if (!config.borrowable) revert BorrowingDisabled(asset);
        if (amount > reserve.cash) revert InsufficientPoolLiquidity(amount, reserve.cash);

        uint8 tier = _addLoan(reserve, asset, amount);
        uint256 total = reserve.totalDebt();
        if (config.borrowCap != 0 && total > config.borrowCap) revert BorrowCapExceeded(config.borrowCap, total);
        Account memory account = _account(msg.sender);
        if (account.debtUsd > account.borrowingPowerUsd) {
            revert BorrowingPowerExceeded(account.debtUsd, account.borrowingPowerUsd);
        }
        emit Borrow(asset, msg.sender, amount, tier, ReserveMath.rateAt(config, reserve.utilization(), tier));
        IERC20(asset).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ILendingPool
    function repay(address asset, uint256 amount) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        ReserveMath.Reserve memory reserve = _store(asset);
        CreditScore.Record memory record = _ageRecord(msg.sender);
        Loan memory loan = _migrated(reserve, asset, msg.sender, CreditScore.tierOf(record.score));
        uint256 debt = reserve.debtOf(loan.tier, loan.scaled);
        if (debt == 0) revert NoDebt(asset);
        if (amount > debt) amount = debt;

        uint256 interest = debt - Math.min(debt, loan.principal);
        if ((interest > 0 && amount >= interest) || amount * 100 >= debt) record.cyclePaid = true;
        uint256 interestPaid = _reduce(reserve, loan, debt, amount);
        if (loan.scaled == 0) _closeLoan(record);
        record.repaidUsd += uint128(_usd(asset, reserve.decimals, amount));
        _keep(asset, reserve, msg.sender, loan, record);
        emit Repay(asset, msg.sender, amount, interestPaid, reserve.debtOf(loan.tier, loan.scaled));
        IERC20(asset).safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILendingPool
    function liquidate(address user, address debtAsset, address collateralAsset, uint256 amount)
        external
        nonReentrant
    {
        if (amount == 0) revert ZeroAmount();
        _store(collateralAsset);
        ReserveMath.Reserve memory reserve = _store(debtAsset);
        uint256 healthFactor = _account(user).healthFactor;
        if (healthFactor >= HEALTHY) revert NotLiquidatable(healthFactor);

        CreditScore.Record memory record = _ageRecord(user);
        Loan memory loan = _migrated(reserve, debtAsset, user, CreditScore.tierOf(record.score));
        uint256 debt = reserve.debtOf(loan.tier, loan.scaled);
        if (debt == 0) revert NoDebt(debtAsset);
        amount = Math.min(amount, healthFactor < HOPELESS ? debt : Math.ceilDiv(debt, 2));
        uint256 seized;
        (amount, seized) = _exchange(user, debtAsset, collateralAsset, amount);

        _reduce(reserve, loan, debt, amount);
        uint16 scoreBefore = record.score;
        record.liquidated(loan.scaled == 0);
        emit CreditScoreUpdated(user, scoreBefore, record.score, CreditScore.LIQUIDATED);
        _keep(debtAsset, reserve, user, loan, record);
        _seize(user, collateralAsset, seized);
        emit Liquidate(user, debtAsset, collateralAsset, msg.sender, amount, seized);
        IERC20(debtAsset).safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILendingPool
    function sync(address asset, address user) external {
        ReserveMath.Reserve memory reserve = _store(asset);
        CreditScore.Record memory record = _ageRecord(user);
        Loan memory loan = _migrated(reserve, asset, user, CreditScore.tierOf(record.score));
        _keep(asset, reserve, user, loan, record);
    }

    /// @notice Turns the pool's own share of the interest into pTokens of `to`.
    function collectReserves(address asset, address to) external onlyOwner {
        ReserveMath.Reserve memory reserve = _store(asset);
        uint256 scaled = reserve.reserveScaled;
        reserve.reserveScaled = 0;
        reserve.supplyScaled += scaled;
        _reserves[asset] = reserve;
        PToken(reserve.pToken).mint(to, reserve.suppliedOf(scaled), scaled);
    }

    /// @dev What every action that can be paused starts with.
    function _open(address asset, uint256 amount) private returns (ReserveMath.Reserve memory reserve) {
        if (amount == 0) revert ZeroAmount();
        reserve = _store(asset);
        if (_configs[asset].paused) revert AssetPaused(asset);
    }

    /// @dev Collateral for repaying `amount`, bonus included. Where the user has less, all of it, for as much less.
    function _exchange(address user, address debtAsset, address collateralAsset, uint256 amount)
        private
        view
        returns (uint256 repaid, uint256 seized)
    {
        (, uint256 debtPrice) = _prices(debtAsset);
        (uint256 price,) = _prices(collateralAsset);
        uint256 debtUnit = 10 ** _reserves[debtAsset].decimals;
        ReserveMath.Reserve memory reserve = _reserves[collateralAsset];
        uint256 unit = 10 ** reserve.decimals;
        uint256 withBonus = BPS + _configs[collateralAsset].liquidationBonusBps;
        uint256 balance = reserve.suppliedOf(PToken(reserve.pToken).scaledBalanceOf(user));

        seized = amount * debtPrice / debtUnit * withBonus / BPS * unit / price;
        if (seized <= balance) return (amount, seized);
        repaid = Math.ceilDiv(Math.ceilDiv(balance * price, unit) * BPS, withBonus);
        return (Math.min(amount, Math.ceilDiv(repaid * debtUnit, debtPrice)), balance);
    }

    /// @dev Moves seized collateral to the liquidator.
    function _seize(address user, address collateralAsset, uint256 seized) private {
        ReserveMath.Reserve memory reserve = _reserves[collateralAsset];
        uint256 held = PToken(reserve.pToken).scaledBalanceOf(user);
        uint256 scaled = seized == reserve.suppliedOf(held) ? held : seized * ReserveMath.RAY / reserve.supplyIndex;
        PToken(reserve.pToken).seize(user, msg.sender, seized, scaled);
    }

    /// @dev Dollars of an amount; nothing when the oracle fails, so that repaying never needs a price.
    function _usd(address asset, uint8 decimals, uint256 amount) private view returns (uint256) {
        try oracle.getAssetPrice(asset) returns (uint256 price, uint256) {
            return amount * price / 10 ** decimals;
        } catch {
            return 0;
        }
    }
}
