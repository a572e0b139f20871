// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title How much the price of a market moves, in basis points
/// @notice A moving average: the newest move counts for a fifth. The first one counts whole, trades within 30 seconds of the
/// last observation are not observed, and without trades nothing fades.
library Volatility {
    uint256 private constant BASIS_POINTS = 10_000;
    uint256 private constant NEWEST = 2_000;
    uint256 private constant LEAST_INTERVAL = 30;

    struct Average {
        uint256 price;
        uint256 value;
        uint64 at;
        bool observed;
    }

    /// @notice Starts with the price of the empty market.
    function start(Average storage self, uint256 price) internal {
        self.price = price;
        self.at = uint64(block.timestamp);
    }

    /// @notice Takes a price into account; returns the average after it.
    function observe(Average storage self, uint256 price) internal returns (uint256) {
        if (block.timestamp - self.at < LEAST_INTERVAL) return self.value;
        uint256 move = (price > self.price ? price - self.price : self.price - price) * BASIS_POINTS / self.price;
        self.value = self.observed ? (NEWEST * move + (BASIS_POINTS - NEWEST) * self.value) / BASIS_POINTS : move;
        self.price = price;
        self.at = uint64(block.timestamp);
        self.observed = true;
        return self.value;
    }
}
