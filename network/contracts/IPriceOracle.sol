// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Prices as the lending pool asks for them
interface IPriceOracle {
    /// @notice The price to show: dollars of 8 decimals for one whole token, and when it was last known.
    /// A price of zero means there is none.
    function getAssetPrice(address asset) external view returns (uint256 usd, uint256 updatedAt);

    /// @notice The prices to lend by: the lower one values collateral, the higher one values debt.
    function getPriceBounds(address asset) external view returns (uint256 lower, uint256 upper, uint256 updatedAt);
}
