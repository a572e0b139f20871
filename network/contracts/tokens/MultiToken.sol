// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title An ERC-1155 anybody mints
contract MultiToken is ERC1155 {
    string public constant name = "Harbour Supplies";
    string public constant symbol = "SUPPLY";

    constructor() ERC1155("") {}

    /// @notice Name and picture of the supplies with this id. All of it is in the answer, so that no server is needed.
    function uri(uint256 id) public pure override returns (string memory) {
        string memory label = Strings.toString(id);
        string memory hue = Strings.toString((id * 67) % 360);
        bytes memory drawing = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="hsl(',
            hue,
            ' 35% 85%)" d="M0 0h100v100H0z"/><path fill="hsl(',
            hue,
            ' 40% 45%)" d="M18 30h64v52H18z"/><path fill="none" stroke="#fff" stroke-width="4" d="M20 32h60v48H20zl60 48m0-48L20 80"/></svg>'
        );
        bytes memory json = abi.encodePacked(
            '{"name":"Crate ',
            label,
            '","description":"Supplies of the local network, drawn by their contract.",',
            '"image":"data:image/svg+xml;base64,',
            Base64.encode(drawing),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }
}
