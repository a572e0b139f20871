// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// @title The prices of an asset, and what amounts are worth at them
/// @notice A trade can move the price of a market within one transaction. So whoever borrows or withdraws has their
/// collateral valued at the lower of price and average and their debt at the higher; a liquidation, which the borrower
/// has to bear, goes by the average alone. Prices have 18 decimals, dollar amounts 8.
library AssetPrice {
    /// @notice Seconds after which a price is no longer used to lend by.
    uint256 internal constant MAX_AGE = 1 days;
    /// @dev A price's 18 decimals less the 8 of a dollar amount.
    uint256 private constant EXTRA_DECIMALS = 10;

    /// @notice All 0 when there is no price. `fresh` is whether it is known and not too old.
    struct Prices {
        uint256 spot;
        uint256 average;
        uint256 lower;
        uint256 upper;
        uint256 updatedAt;
        bool fresh;
    }

    function read(IPriceOracle oracle, address asset) internal view returns (Prices memory prices) {
        (prices.spot, prices.average, prices.updatedAt) = oracle.getPrices(asset);
        prices.lower = Math.min(prices.spot, prices.average);
        prices.upper = Math.max(prices.spot, prices.average);
        prices.fresh = prices.lower > 0 && block.timestamp <= prices.updatedAt + MAX_AGE;
    }

    /// @notice The prices of an asset that money changes hands by. Refuses what is unknown or too old.
    function readFresh(IPriceOracle oracle, address asset) internal view returns (Prices memory prices) {
        prices = read(oracle, asset);
        if (!prices.fresh) revert ILendingPool.PriceUnavailable(asset);
    }

    /// @notice Dollars of an amount, rounded down as all collateral is.
    function valueDown(uint256 amount, uint256 price, uint8 decimals) internal pure returns (uint256) {
        return Math.mulDiv(amount, price, _scale(decimals));
    }

    /// @notice Dollars of an amount, rounded up as all debt is.
    function valueUp(uint256 amount, uint256 price, uint8 decimals) internal pure returns (uint256) {
        return Math.mulDiv(amount, price, _scale(decimals), Math.Rounding.Ceil);
    }

    /// @notice The least amount worth `usd` when valued down.
    function amountUp(uint256 usd, uint256 price, uint8 decimals) internal pure returns (uint256) {
        return Math.mulDiv(usd, _scale(decimals), price, Math.Rounding.Ceil);
    }

    /// @notice The most that is worth `usd` when valued up.
    function amountDown(uint256 usd, uint256 price, uint8 decimals) internal pure returns (uint256) {
        return Math.mulDiv(usd, _scale(decimals), price);
    }

    function _scale(uint8 decimals) private pure returns (uint256) {
        return 10 ** (decimals + EXTRA_DECIMALS);
    }
}
