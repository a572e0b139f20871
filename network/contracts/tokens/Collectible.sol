// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title An ERC-721 anybody mints
contract Collectible is ERC721 {
    uint256 public totalSupply;

    constructor() ERC721("Lighthouses of the Coast", "LIGHT") {}

    /// @notice Mints the next lighthouse to `to`. Ids count from 1.
    function mint(address to) external returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    /// @notice Name, picture and attributes of a lighthouse. All of it is in the answer, so that no server is needed.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        string memory image = Base64.encode(_picture(tokenId));
        bytes memory json = abi.encodePacked(
            '{"name":"Lighthouse ',
            Strings.toString(tokenId),
            '","description":"A lighthouse of the local network, drawn by its contract.",',
            '"image":"data:image/svg+xml;base64,',
            image,
            '","attributes":[{"trait_type":"Height","value":"',
            Strings.toString(12 + (tokenId * 7) % 41),
            ' m"},{"trait_type":"Light","value":"every ',
            Strings.toString(2 + tokenId % 9),
            ' s"}]}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    /// @dev The sky and the sea of each lighthouse have a colour of their own.
    function _picture(uint256 tokenId) private pure returns (bytes memory) {
        string memory hue = Strings.toString((tokenId * 47) % 360);
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="hsl(',
            hue,
            ' 50% 82%)" d="M0 0h100v100H0z"/><path fill="hsl(',
            hue,
            ' 45% 38%)" d="M0 78q25-6 50 0t50 0v22H0z"/><path fill="#fff" d="m41 82 5-50h8l5 50z"/>',
            '<path fill="#c33" d="m45 44h10l1 12H44zm-2 24h14l1 12H42z"/><path fill="#345" d="M43 32h14v-3H43zm1-10h12l-6-8z"/>',
            '<path fill="#fd4" d="M46 22h8v7h-8z"/></svg>'
        );
    }

    /// @notice Destroys a lighthouse of the caller's, or one the caller is approved for.
    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, msg.sender);
    }
}
