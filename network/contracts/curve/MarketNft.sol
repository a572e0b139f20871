// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title The deed of a market
/// @notice Whoever holds a market's NFT receives the market's trading fees. Ids count from 1.
contract MarketNft is ERC721 {
    /// @notice The only address that mints: the factory of the markets.
    address public immutable factory;

    uint256 public totalSupply;

    error NotFactory();

    constructor() ERC721("Tideline Market Deed", "DEED") {
        factory = msg.sender;
    }

    /// @notice Mints the next deed to `to`.
    function mint(address to) external returns (uint256 nftId) {
        if (msg.sender != factory) revert NotFactory();
        nftId = ++totalSupply;
        _mint(to, nftId);
    }
}
