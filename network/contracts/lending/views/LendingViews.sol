// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {AssetPrice} from "../prices/AssetPrice.sol";
import {CreditScore} from "../credit/CreditScore.sol";
import {IPriceOracle} from "../prices/IPriceOracle.sol";
import {LendingAccount} from "../LendingAccount.sol";
import {LendingAdmin} from "../LendingAdmin.sol";
import {LendingLedger} from "../LendingLedger.sol";
import {LendingState, Loan} from "../LendingState.sol";
import {LendingViewLogic} from "./LendingViewLogic.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title What the lending pool answers
/// @notice Every view counts interest and credit cycles up to the block it is asked at: what it says of block N is what
/// a transaction in block N finds. Without a price an asset counts as nothing; no view of an account fails for that.
abstract contract LendingViews is LendingAdmin {
    using LendingAccount for LendingState;
    using LendingLedger for LendingState;
    using ReserveMath for ReserveMath.Reserve;

    function getReservesList() external view returns (address[] memory) {
        return _state.assets;
    }

    function getReserves() external view returns (ReserveView[] memory) {
        return LendingViewLogic.reserves(_state);
    }

    function getReserve(address asset) external view returns (ReserveView memory) {
        return LendingViewLogic.reserve(_state, asset);
    }

    function getUserAccount(address user) external view returns (Account memory account) {
        (account,) = _state.accountOf(user);
    }

    function getUserPositions(address user) external view returns (PositionView[] memory) {
        return LendingViewLogic.positions(_state, user);
    }

    function creditProfile(address user) external view returns (Credit memory) {
        return LendingViewLogic.credit(_state, user);
    }

    /// @notice Reserves, account, positions and credit in one answer: what is computed from them needs them of one block.
    function getUserState(address user) external view returns (UserState memory) {
        return LendingViewLogic.userState(_state, user);
    }

    function debtOf(address asset, address user) external view returns (uint256) {
        Loan memory loan = _state.loans[user][asset];
        return _state.reserveOf(asset).debtOf(loan.tier, loan.scaled);
    }

    /// @notice Yearly borrowing rate at a utilisation of 27 decimals; draws the interest curve.
    function rateAt(address asset, uint256 utilization, uint8 tier) external view returns (uint256) {
        if (_state.reserves[asset].pToken == address(0)) revert AssetNotListed(asset);
        return ReserveMath.rateAt(_state.configs[asset], utilization, tier);
    }

    function supplyIndex(address asset) external view returns (uint256) {
        return _state.reserveOf(asset).supplyIndex;
    }

    /// @notice Refuses unless the user's collateral carries their loans. pTokens ask this after a transfer.
    function requireHealthy(address user) external view {
        _state.requireHealthy(user);
    }

    function oracle() external view returns (IPriceOracle) {
        return _state.oracle;
    }

    function cycleLength() external view returns (uint256) {
        return _state.cycleLength;
    }

    /// @notice Seconds after which a price is no longer used to lend by.
    function maxPriceAge() external pure returns (uint256) {
        return AssetPrice.MAX_AGE;
    }

    function tierOf(uint256 score) external pure returns (uint8) {
        return CreditScore.tierOf(score);
    }

    /// @notice Share of the market rate that a credit tier pays, best tier last.
    function tierRateBps(uint256 tier) external pure returns (uint256) {
        return ReserveMath.tierRateBps(tier);
    }

    /// @notice Share of the usual borrowing power that a credit tier has, best tier last.
    function tierPowerBps(uint256 tier) external pure returns (uint256) {
        return LendingAccount.tierPowerBps(tier);
    }
}
