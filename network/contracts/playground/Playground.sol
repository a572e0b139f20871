// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlaygroundChild} from "./PlaygroundChild.sol";

/// @title Every kind of call an explorer has to show
/// @notice Internal transfers, nested creations, deep and failing calls, and each way a transaction can revert.
contract Playground {
    PlaygroundChild public latest;
    uint256 public counter;
    uint256[] private _empty;

    event Counted(address indexed by, uint256 counter);
    event Created(address indexed child, bytes32 salt);

    error Refused(address caller, uint256 code);
    error TransferFailed(address to);

    /// @notice Passes the value on in equal parts, one internal transaction each.
    function split(address payable[] calldata recipients) external payable {
        for (uint256 i = 0; i < recipients.length; i++) {
            _send(recipients[i], msg.value / recipients.length);
        }
    }

    /// @notice Calls itself `depth` times, then gives the value to `recipient` at the bottom.
    function descend(uint256 depth, address payable recipient) external payable {
        if (depth == 0) _send(recipient, msg.value);
        else this.descend{value: msg.value}(depth - 1, recipient);
    }

    /// @notice Creates a child with CREATE, which creates `leafCount` contracts itself.
    function create(uint256 leafCount) external payable returns (PlaygroundChild child) {
        child = new PlaygroundChild{value: msg.value}(leafCount);
        latest = child;
        emit Created(address(child), 0);
    }

    /// @notice Creates a child with CREATE2 at an address that the salt decides.
    function createAt(bytes32 salt, uint256 leafCount) external payable returns (PlaygroundChild child) {
        child = new PlaygroundChild{salt: salt, value: msg.value}(leafCount);
        latest = child;
        emit Created(address(child), salt);
    }

    /// @notice Has the child created last hand its value to the caller and go.
    function retireLatest() external {
        latest.retire(payable(msg.sender));
    }

    function count() external {
        emit Counted(msg.sender, ++counter);
    }

    /// @notice Counts through a delegate call to itself, after a call that fails and is caught.
    function countTwice() external {
        try this.refuse(7) {} catch {}
        (bool done,) = address(this).delegatecall(abi.encodeCall(this.count, ()));
        if (!done) revert TransferFailed(address(this));
        this.count();
    }

    /// @notice Reverts with `Refused(caller, code)`.
    function refuse(uint256 code) external view {
        revert Refused(msg.sender, code);
    }

    /// @notice Reverts with a text.
    function complain(string calldata reason) external pure {
        revert(reason);
    }

    /// @notice Reverts with the panic of a failed assertion (1), an overflow (0x11), a division by zero (0x12)
    /// or an index out of bounds (0x32); without a reason for any other kind.
    function panic(uint256 kind) external view returns (uint256) {
        if (kind == 0x01) assert(counter > type(uint128).max);
        if (kind == 0x11) return type(uint256).max + kind;
        if (kind == 0x12) return kind / (kind - 0x12);
        if (kind == 0x32) return _empty[kind];
        revert();
    }

    /// @notice Runs until the gas is gone.
    function exhaust() external {
        while (true) counter++;
    }

    function _send(address payable to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert TransferFailed(to);
    }

    receive() external payable {}
}
