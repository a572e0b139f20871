// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The smallest contract: remembers its creator and keeps the value it was given
contract PlaygroundLeaf {
    address public immutable parent = msg.sender;

    constructor() payable {}
}
