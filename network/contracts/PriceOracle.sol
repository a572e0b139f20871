// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {CurvePool} from "./CurvePool.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// @title Prices in dollars of 8 decimals
/// @notice The owner sets a price, which is then always fresh, or names the market a token trades on. A market's spot
/// price can be moved inside one transaction, so the lower and the upper bound come from spot and average together.
contract PriceOracle is IPriceOracle, Ownable {
    uint256 private constant WAD_TO_USD = 1e10;

    mapping(address asset => uint256 usd) public fixedPrices;
    mapping(address asset => CurvePool) public markets;

    event PriceSet(address indexed asset, uint256 usd);
    event MarketSet(address indexed asset, address indexed pool);

    error WrongToken(address asset, address pool);

    constructor(address owner_) Ownable(owner_) {}

    /// @notice Fixes the price of a token; zero takes it away.
    function setPrice(address asset, uint256 usd) external onlyOwner {
        fixedPrices[asset] = usd;
        emit PriceSet(asset, usd);
    }

    /// @notice Takes the price of a market's token from its market. A fixed price goes before it.
    function setMarket(address asset, CurvePool pool) external onlyOwner {
        if (address(pool.token()) != asset) revert WrongToken(asset, address(pool));
        markets[asset] = pool;
        emit MarketSet(asset, address(pool));
    }

    /// @inheritdoc IPriceOracle
    function getAssetPrice(address asset) external view returns (uint256 usd, uint256 updatedAt) {
        usd = fixedPrices[asset];
        CurvePool pool = markets[asset];
        if (usd == 0 && address(pool) != address(0)) usd = pool.spotPriceWad() / WAD_TO_USD;
        updatedAt = block.timestamp;
    }

    /// @inheritdoc IPriceOracle
    function getPriceBounds(address asset) external view returns (uint256 lower, uint256 upper, uint256 updatedAt) {
        lower = upper = fixedPrices[asset];
        CurvePool pool = markets[asset];
        if (lower == 0 && address(pool) != address(0)) {
            uint256 spot = pool.spotPriceWad();
            uint256 average = pool.averagePriceWad();
            lower = (spot < average ? spot : average) / WAD_TO_USD;
            upper = (spot < average ? average : spot) / WAD_TO_USD;
        }
        updatedAt = block.timestamp;
    }
}
