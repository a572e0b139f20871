// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Time-weighted average price from two checkpoints
/// @notice `cumulative` is the sum of price x seconds. An average always spans at least the window, so moving
/// the price inside one transaction, or for a few blocks, hardly moves it.
library PriceAccumulator {
    struct Checkpoint {
        uint256 cumulative;
        uint256 at;
    }

    struct History {
        Checkpoint latest;
        Checkpoint newer;
        Checkpoint older;
    }

    /// @notice Starts the history at the current block.
    function start(History storage self) internal {
        self.latest.at = self.newer.at = self.older.at = block.timestamp;
    }

    /// @notice Adds the time the price held since the last call. Call before the price changes.
    function record(History storage self, uint256 price, uint256 window) internal {
        self.latest = Checkpoint(_cumulative(self, price), block.timestamp);
        if (block.timestamp - self.newer.at < window) return;
        self.older = self.newer;
        self.newer = self.latest;
    }

    /// @notice Average price since the newest checkpoint that is at least `window` seconds old.
    function average(History storage self, uint256 price, uint256 window) internal view returns (uint256) {
        Checkpoint memory since = block.timestamp - self.newer.at < window ? self.older : self.newer;
        if (since.at == block.timestamp) return price;
        return (_cumulative(self, price) - since.cumulative) / (block.timestamp - since.at);
    }

    function _cumulative(History storage self, uint256 price) private view returns (uint256) {
        return self.latest.cumulative + price * (block.timestamp - self.latest.at);
    }
}
