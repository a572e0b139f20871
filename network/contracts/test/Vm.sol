// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The part of forge's cheatcodes that the tests use
/// @notice See https://getfoundry.sh/reference/cheatcodes. Add what a test needs; forge knows them all.
interface Vm {
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function getBlockTimestamp() external view returns (uint256);
    function roll(uint256 blockNumber) external;
    function assume(bool condition) external pure;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function label(address account, string calldata name) external;
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function mockCallRevert(address callee, bytes calldata data, bytes calldata answer) external;
    function clearMockedCalls() external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function store(address target, bytes32 slot, bytes32 value) external;
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool);

    function expectRevert() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata reason) external;
    function expectPartialRevert(bytes4 selector) external;
    function expectEmit() external;
    function expectEmit(address emitter) external;
    function expectEmit(bool topic1, bool topic2, bool topic3, bool data, address emitter) external;
    function expectCall(address callee, bytes calldata data) external;
    function expectCall(address callee, bytes calldata data, uint64 count) external;

    function assertTrue(bool condition, string calldata reason) external pure;
    function assertFalse(bool condition, string calldata reason) external pure;
    function assertEq(uint256 left, uint256 right, string calldata reason) external pure;
    function assertEq(bool left, bool right, string calldata reason) external pure;
    function assertEq(address left, address right, string calldata reason) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata reason) external pure;
    function assertEq(bytes calldata left, bytes calldata right, string calldata reason) external pure;
    function assertEq(string calldata left, string calldata right, string calldata reason) external pure;
    function assertNotEq(uint256 left, uint256 right, string calldata reason) external pure;
    function assertGe(uint256 left, uint256 right, string calldata reason) external pure;
    function assertGt(uint256 left, uint256 right, string calldata reason) external pure;
    function assertLe(uint256 left, uint256 right, string calldata reason) external pure;
    function assertLt(uint256 left, uint256 right, string calldata reason) external pure;
    function assertApproxEqAbs(uint256 left, uint256 right, uint256 most, string calldata reason) external pure;
}
