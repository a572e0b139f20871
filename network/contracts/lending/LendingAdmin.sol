// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ILendingPool} from "./ILendingPool.sol";
import {IPriceOracle} from "./prices/IPriceOracle.sol";
import {LendingAccount} from "./LendingAccount.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {LendingState} from "./LendingState.sol";
import {PToken} from "./deposits/PToken.sol";
import {PTokenFactory} from "./deposits/PTokenFactory.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title What the lending pool's owner decides
abstract contract LendingAdmin is ILendingPool, Ownable, ReentrancyGuardTransient {
    using LendingLedger for LendingState;
    using ReserveMath for ReserveMath.Reserve;
    using SafeCast for uint256;

    uint256 private constant BPS = 10_000;
    /// @dev Of a year and before the credit tier's factor. Keeps the growth of ten years far from overflowing.
    uint256 private constant MAX_RATE_BPS = 100_000;
    uint256 private constant MAX_DECIMALS = 36;

    LendingState internal _state;
    PTokenFactory private immutable _pTokens;

    constructor(IPriceOracle oracle_, PTokenFactory pTokens, uint256 cycleLength_, address owner_) Ownable(owner_) {
        if (cycleLength_ == 0) revert ZeroAmount();
        _pTokens = pTokens;
        _state.oracle = oracle_;
        _state.cycleLength = cycleLength_;
    }

    /// @notice Lists an asset with a new pToken, or changes the terms of a listed one.
    function configure(IERC20Metadata asset, ReserveConfig calldata config) external onlyOwner nonReentrant {
        if (!_isSound(config)) revert BadConfig(address(asset));
        if (_state.reserves[address(asset)].pToken == address(0)) _list(asset);
        else _state.storeReserve(address(asset));
        _state.configs[address(asset)] = config;
        emit AssetConfigured(address(asset), config);
    }

    /// @notice Turns the pool's own share of the interest into pTokens of `to`.
    function collectReserves(address asset, address to) external onlyOwner nonReentrant {
        ReserveMath.Reserve memory reserve = _state.storeReserve(asset);
        uint256 scaled = reserve.reserveScaled;
        if (scaled == 0) revert ZeroAmount();
        reserve.reserveScaled = 0;
        reserve.supplyScaled += scaled;
        _state.reserves[asset] = reserve;
        uint256 amount = reserve.suppliedOf(scaled);
        emit ReservesCollected(asset, to, amount, scaled);
        PToken(reserve.pToken).mint(to, amount, scaled);
    }

    function _isSound(ReserveConfig calldata config) private pure returns (bool) {
        uint256 highestRate = uint256(config.baseRateBps) + config.slope1Bps + config.slope2Bps;
        return config.kinkBps > 0 && config.kinkBps < BPS && config.reserveFactorBps <= BPS
            && highestRate <= MAX_RATE_BPS
            && config.ltvBps + LendingAccount.SAFETY_BPS <= config.liquidationThresholdBps
            // So a liquidation of half a loan always leaves its borrower more healthy than before.
            && config.liquidationThresholdBps * (BPS + config.liquidationBonusBps) * LendingAccount.HEALTHY
                <= LendingAccount.HOPELESS * BPS * BPS;
    }

    function _list(IERC20Metadata asset) private {
        ReserveMath.Reserve storage reserve = _state.reserves[address(asset)];
        reserve.pToken = address(_pTokens.create(asset));
        reserve.decimals = asset.decimals();
        if (reserve.decimals > MAX_DECIMALS) revert BadConfig(address(asset));
        reserve.accruedAt = block.timestamp.toUint64();
        reserve.supplyIndex = ReserveMath.RAY;
        for (uint256 tier = 0; tier < ReserveMath.TIERS; tier++) {
            reserve.borrowIndex[tier] = ReserveMath.RAY;
        }
        _state.assets.push(address(asset));
        emit AssetListed(address(asset), reserve.pToken);
    }
}
