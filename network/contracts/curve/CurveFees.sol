// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Fees and volatility of a bonding-curve market
/// @notice Volatility is an accumulator in basis points: every trade adds its price change, time takes it away.
/// The fee is a base plus nothing, a linear or a quadratic part of the volatility *before* the trade.
library CurveFees {
    uint8 internal constant FIXED = 0;
    uint8 internal constant LINEAR = 1;
    uint8 internal constant QUADRATIC = 2;

    uint256 internal constant PPM = 1e6;
    uint256 internal constant MAX_VOLATILITY = 10_000;
    uint256 internal constant MAX_FEE_PPM = 50_000;

    /// @notice Trades closer together than this keep the whole accumulator.
    uint256 internal constant FILTER_PERIOD = 30;
    /// @notice From here on nothing of the accumulator is left; in between half of it is.
    uint256 internal constant DECAY_PERIOD = 600;

    /// @notice Fee in parts per million at a volatility in basis points.
    function feePpm(uint8 strategy, uint256 volatility) internal pure returns (uint256 fee) {
        if (strategy == FIXED) return 10_000;
        fee = strategy == LINEAR ? 3_000 + 4 * volatility : 2_000 + volatility * volatility / 2_000;
        if (fee > MAX_FEE_PPM) fee = MAX_FEE_PPM;
    }

    /// @notice What is left of a volatility after `elapsed` seconds.
    function decayed(uint256 volatility, uint256 elapsed) internal pure returns (uint256) {
        if (elapsed < FILTER_PERIOD) return volatility;
        return elapsed < DECAY_PERIOD ? volatility / 2 : 0;
    }

    /// @notice Volatility after a trade that moved the price. The prices are in any one unit; the first is not zero.
    function afterTrade(uint256 remaining, uint256 priceBefore, uint256 priceAfter)
        internal
        pure
        returns (uint256 volatility)
    {
        uint256 move = priceAfter > priceBefore ? priceAfter - priceBefore : priceBefore - priceAfter;
        volatility = remaining + Math.mulDiv(move, 10_000, priceBefore);
        if (volatility > MAX_VOLATILITY) volatility = MAX_VOLATILITY;
    }
}
