// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice What is done with the fees of a market, chosen by whoever holds its NFT: paid to them, destroyed, kept for an
/// airdrop, or given back to the pool.
enum FeeStrategy {
    CLAIM,
    BURN,
    AIRDROP,
    LP_REWARDS
}
