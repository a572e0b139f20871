// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlaygroundLeaf} from "./PlaygroundLeaf.sol";

/// @title A contract that exists to be created
/// @notice Creates its own leaves in its constructor and hands each an equal part of half its value.
contract PlaygroundChild {
    address public immutable parent = msg.sender;
    PlaygroundLeaf[] public leaves;

    constructor(uint256 leafCount) payable {
        for (uint256 i = 0; i < leafCount; i++) {
            leaves.push(new PlaygroundLeaf{value: msg.value / 2 / leafCount}());
        }
    }

    /// @notice Hands everything it holds to `heir`.
    function retire(address payable heir) external {
        selfdestruct(heir);
    }

    receive() external payable {}
}
