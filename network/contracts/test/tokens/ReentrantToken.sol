// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../../tokens/TestToken.sol";

/// @title A hostile token: it calls somebody in the middle of its next transfer
contract ReentrantToken is TestToken {
    bool public called;
    bool public succeeded;
    bytes public answer;

    address private _target;
    bytes private _data;

    constructor(uint8 decimals_) TestToken("Hostile", "HOST", decimals_, type(uint256).max) {}

    /// @notice The next transfer calls `target` with `data` before any token moves, and keeps what that answers.
    function callDuringNextTransfer(address target, bytes calldata data) external {
        (_target, _data, called) = (target, data, false);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_target != address(0)) {
            address target = _target;
            _target = address(0);
            called = true;
            (succeeded, answer) = target.call(_data);
        }
        super._update(from, to, value);
    }
}
