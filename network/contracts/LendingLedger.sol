// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {CreditScore} from "./CreditScore.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {IPriceOracle} from "./IPriceOracle.sol";
import {PToken} from "./PToken.sol";
import {PTokenFactory} from "./PTokenFactory.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title What the lending pool remembers, and what follows from it at this moment
abstract contract LendingLedger is ILendingPool, Ownable {
    using ReserveMath for ReserveMath.Reserve;
    using CreditScore for CreditScore.Record;

    /// @notice A loan sits in the credit tier its borrower had when it was last touched.
    struct Loan {
        uint8 tier;
        uint248 scaled;
        uint256 principal;
    }

    uint256 internal constant BPS = 10_000;
    /// @dev Borrowing power stays this far below the liquidation threshold.
    uint256 internal constant SAFETY_BPS = 200;
    uint256 internal constant HEALTHY = 1e18;
    uint256 internal constant MAX_PRICE_AGE = 1 hours;

    IPriceOracle public immutable oracle;
    uint256 public immutable cycleLength;
    PTokenFactory private immutable _pTokens;

    mapping(address user => mapping(address asset => Loan)) public loans;

    address[] internal _assets;
    mapping(address asset => ReserveConfig) internal _configs;
    mapping(address asset => ReserveMath.Reserve) internal _reserves;
    mapping(address user => CreditScore.Record) internal _records;

    constructor(IPriceOracle oracle_, PTokenFactory pTokens, uint256 cycleLength_, address owner_) Ownable(owner_) {
        _pTokens = pTokens;
        oracle = oracle_;
        cycleLength = cycleLength_;
    }

    /// @notice Share of the usual borrowing power that a credit tier has, best tier last.
    function tierPowerBps(uint256 tier) public pure returns (uint256) {
        return [uint256(6_000), 8_000, 10_000, 10_500, 11_000][tier];
    }

    /// @dev The reserve with all interest up to this block.
    function _current(address asset) internal view returns (ReserveMath.Reserve memory reserve) {
        (reserve,) = _accrued(asset);
    }

    function _accrued(address asset) internal view returns (ReserveMath.Reserve memory reserve, uint256 interest) {
        reserve = _reserves[asset];
        if (reserve.pToken == address(0)) revert AssetNotListed(asset);
        interest = reserve.accrue(_configs[asset]);
    }

    /// @dev The user's credit record with all cycles up to this block.
    function _currentRecord(address user) internal view returns (CreditScore.Record memory record) {
        record = _records[user];
        record.age(cycleLength);
    }

    function _prices(address asset) internal view returns (uint256 lower, uint256 upper) {
        uint256 updatedAt;
        (lower, upper, updatedAt) = oracle.getPriceBounds(asset);
        if (lower == 0 || block.timestamp > updatedAt + MAX_PRICE_AGE) revert PriceUnavailable(asset);
    }

    /// @dev Everything a user owns and owes in dollars: collateral rounded down, debt rounded up.
    function _account(address user) internal view returns (Account memory account) {
        account.creditScore = _currentRecord(user).score;
        account.tier = CreditScore.tierOf(account.creditScore);
        for (uint256 i = 0; i < _assets.length; i++) _addAsset(account, user, _assets[i]);
        if (account.borrowingPowerUsd > account.debtUsd) {
            account.availableUsd = account.borrowingPowerUsd - account.debtUsd;
        }
        account.healthFactor = account.debtUsd == 0
            ? type(uint256).max
            : account.liquidationUsd * HEALTHY / account.debtUsd;
    }

    function _addAsset(Account memory account, address user, address asset) private view {
        uint256 scaledSupply = PToken(_reserves[asset].pToken).scaledBalanceOf(user);
        Loan memory loan = loans[user][asset];
        if (scaledSupply == 0 && loan.scaled == 0) return;

        ReserveMath.Reserve memory reserve = _current(asset);
        ReserveConfig memory config = _configs[asset];
        (uint256 lower, uint256 upper) = _prices(asset);
        uint256 unit = 10 ** reserve.decimals;
        uint256 value = reserve.suppliedOf(scaledSupply) * lower / unit;
        account.collateralUsd += value;
        account.liquidationUsd += value * config.liquidationThresholdBps / BPS;
        account.borrowingPowerUsd += value * _powerBps(config, account.tier) / BPS;
        account.debtUsd += Math.ceilDiv(reserve.debtOf(loan.tier, loan.scaled) * upper, unit);
    }

    function _powerBps(ReserveConfig memory config, uint256 tier) private pure returns (uint256) {
        uint256 scaled = config.ltvBps * tierPowerBps(tier) / BPS;
        uint256 limit = config.liquidationThresholdBps - SAFETY_BPS;
        return scaled < limit ? scaled : limit;
    }

    /// @notice Refuses unless the user's collateral carries their loans. pTokens ask this after a transfer.
    function requireHealthy(address user) public view {
        if (_records[user].openLoans == 0) return;
        uint256 healthFactor = _account(user).healthFactor;
        if (healthFactor < HEALTHY) revert HealthFactorTooLow(healthFactor);
    }

    /// @notice Lists an asset with a new pToken, or changes the terms of a listed one.
    function configure(IERC20Metadata asset, ReserveConfig calldata config) external onlyOwner {
        if (
            config.kinkBps == 0 || config.kinkBps >= BPS || config.reserveFactorBps > BPS
                || config.ltvBps + SAFETY_BPS > config.liquidationThresholdBps
                // A liquidation at the threshold has to find the bonus in the collateral.
                || config.liquidationThresholdBps * (BPS + config.liquidationBonusBps) > BPS * BPS
        ) revert BadConfig(address(asset));

        ReserveMath.Reserve storage reserve = _reserves[address(asset)];
        if (reserve.pToken == address(0)) _list(asset, reserve);
        else _store(address(asset));
        _configs[address(asset)] = config;
    }

    function _list(IERC20Metadata asset, ReserveMath.Reserve storage reserve) private {
        reserve.pToken = address(_pTokens.create(asset));
        reserve.decimals = asset.decimals();
        reserve.accruedAt = uint64(block.timestamp);
        reserve.supplyIndex = ReserveMath.RAY;
        for (uint256 tier = 0; tier < ReserveMath.TIERS; tier++) reserve.borrowIndex[tier] = ReserveMath.RAY;
        _assets.push(address(asset));
        emit AssetListed(address(asset), reserve.pToken);
    }

    /// @dev Brings the stored reserve up to this block and hands out a copy.
    function _store(address asset) internal returns (ReserveMath.Reserve memory reserve) {
        uint256 accruedAt = _reserves[asset].accruedAt;
        uint256 interest;
        (reserve, interest) = _accrued(asset);
        if (accruedAt == block.timestamp) return reserve;
        _reserves[asset] = reserve;
        emit Accrue(asset, interest, reserve.supplyIndex, reserve.utilization());
    }
}
