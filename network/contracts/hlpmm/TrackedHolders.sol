// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title At most ten of the accounts that received something from a pool
/// @notice Whoever received through a trade is tracked, the smallest giving way to a larger one once the list is full.
/// Holders by transfer alone are not seen.
library TrackedHolders {
    uint256 private constant MOST = 10;

    struct List {
        address[] accounts;
        mapping(address account => bool) has;
    }

    /// @notice Tracks the recipient of a trade, unless it is the pool itself.
    function add(List storage self, IERC20 token, address account) internal {
        if (self.has[account] || account == address(this) || account == address(0)) return;
        if (self.accounts.length < MOST) {
            self.accounts.push(account);
            self.has[account] = true;
            return;
        }
        uint256 place = 0;
        uint256 least = type(uint256).max;
        for (uint256 i = 0; i < MOST; i++) {
            uint256 balance = token.balanceOf(self.accounts[i]);
            if (balance < least) (place, least) = (i, balance);
        }
        if (token.balanceOf(account) <= least) return;
        self.has[self.accounts[place]] = false;
        self.has[account] = true;
        self.accounts[place] = account;
    }

    /// @notice Basis points of the circulating supply that the largest tracked account has; 0 where nothing circulates.
    function largestShare(List storage self, IERC20 token) internal view returns (uint256) {
        uint256 circulating = token.totalSupply() - token.balanceOf(address(this));
        if (circulating == 0) return 0;
        uint256 largest = 0;
        for (uint256 i = 0; i < self.accounts.length; i++) {
            uint256 balance = token.balanceOf(self.accounts[i]);
            if (balance > largest) largest = balance;
        }
        return largest * 10_000 / circulating;
    }
}
