// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The fee of a trade, in basis points of what goes in
/// @notice A base, more while the market is young, more with its volatility, and more where one holder has much of what
/// circulates.
library HlpmmFees {
    uint256 internal constant BASIS_POINTS = 10_000;

    uint256 private constant BASE = 30;
    uint256 private constant LEAST = 10;
    uint256 private constant MOST = 300;
    uint256 private constant YOUNG = 7 days;
    uint256 private constant MOST_FOR_YOUTH = 50;
    uint256 private constant MOST_FOR_VOLATILITY = 100;
    uint256 private constant FULL_VOLATILITY = 2_000;
    uint256 private constant MOST_FOR_CONCENTRATION = 75;
    uint256 private constant SPREAD_REBATE = 10;
    uint256 private constant SMALL_SHARE = 500;
    uint256 private constant HALF = 5_000;

    /// @param age Seconds since the market was opened.
    /// @param volatility Basis points, see `Volatility`.
    /// @param share Basis points of the circulating supply that the largest tracked holder has; 0 where nothing circulates.
    function basisPoints(uint256 age, uint256 volatility, uint256 share) internal pure returns (uint256 fee) {
        fee = BASE;
        if (age < YOUNG) fee += MOST_FOR_YOUTH * (YOUNG - age) / YOUNG;
        uint256 restless = volatility * MOST_FOR_VOLATILITY / FULL_VOLATILITY;
        fee += restless < MOST_FOR_VOLATILITY ? restless : MOST_FOR_VOLATILITY;
        if (share >= HALF) fee += MOST_FOR_CONCENTRATION;
        else if (share >= SMALL_SHARE) fee += (share - SMALL_SHARE) * MOST_FOR_CONCENTRATION / (HALF - SMALL_SHARE);
        else if (share > 0) fee -= SPREAD_REBATE;
        if (fee < LEAST) fee = LEAST;
        if (fee > MOST) fee = MOST;
    }
}
