// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {IPriceOracle} from "./IPriceOracle.sol";

/// @title Prices in dollars of 18 decimals for one whole token
/// @notice The owner sets a price, which is as old as its setting, or names the market a token trades on, whose price is
/// always of this moment.
contract PriceOracle is IPriceOracle, Ownable {
    using SafeCast for uint256;

    struct FixedPrice {
        uint128 usd;
        uint64 updatedAt;
    }

    mapping(address asset => FixedPrice) public fixedPrices;
    mapping(address asset => HlpmmPool) public markets;

    event PriceSet(address indexed asset, uint256 usd);
    event MarketSet(address indexed asset, address indexed pool);

    error WrongToken(address asset, address pool);

    constructor(address owner_) Ownable(owner_) {}

    /// @notice Fixes the price of a token, until it is set again; zero takes it away.
    function setPrice(address asset, uint256 usd) external onlyOwner {
        fixedPrices[asset] = FixedPrice(usd.toUint128(), block.timestamp.toUint64());
        emit PriceSet(asset, usd);
    }

    /// @notice Takes the price of a market's token from its market. A fixed price goes before it.
    function setMarket(address asset, HlpmmPool pool) external onlyOwner {
        if (pool.token() != asset) revert WrongToken(asset, address(pool));
        markets[asset] = pool;
        emit MarketSet(asset, address(pool));
    }

    /// @inheritdoc IPriceOracle
    function getAssetPrice(address asset) external view returns (uint256 usd, uint256 updatedAt) {
        (usd,, updatedAt) = getPrices(asset);
    }

    /// @inheritdoc IPriceOracle
    function getPrices(address asset) public view returns (uint256 spot, uint256 average, uint256 updatedAt) {
        FixedPrice memory set = fixedPrices[asset];
        if (set.usd != 0) return (set.usd, set.usd, set.updatedAt);
        HlpmmPool pool = markets[asset];
        if (address(pool) == address(0)) return (0, 0, 0);
        return (pool.getSpotPrice(), pool.averagePriceWad(), block.timestamp);
    }
}
