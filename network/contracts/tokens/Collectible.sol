// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title An ERC-721 anybody mints
contract Collectible is ERC721 {
    uint256 public totalSupply;

    constructor() ERC721("Lighthouses of the Coast", "LIGHT") {}

    /// @notice Mints the next lighthouse to `to`. Ids count from 1.
    function mint(address to) external returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    /// @notice Destroys a lighthouse of the caller's, or one the caller is approved for.
    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, msg.sender);
    }
}
