// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Prices as the lending pool asks for them
/// @notice Dollars of 18 decimals for one whole token, and when they were last known. A price of zero is no price.
interface IPriceOracle {
    /// @notice The price at this moment.
    function getAssetPrice(address asset) external view returns (uint256 usd, uint256 updatedAt);

    /// @notice The price at this moment, which a trade may have moved in this very block, and its average over minutes.
    function getPrices(address asset) external view returns (uint256 spot, uint256 average, uint256 updatedAt);
}
