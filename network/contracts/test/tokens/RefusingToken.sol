// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../../tokens/TestToken.sol";

/// @title A token that says false, and moves nothing, where others revert
contract RefusingToken is TestToken {
    bool public refusing;

    constructor(uint8 decimals_) TestToken("Refusing", "FALSE", decimals_, type(uint256).max) {}

    function refuse(bool refusing_) external {
        refusing = refusing_;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return !refusing && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return !refusing && super.transferFrom(from, to, amount);
    }
}
