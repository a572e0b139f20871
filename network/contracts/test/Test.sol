// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "./Vm.sol";

/// @title What every contract test begins with
/// @notice The names are those of forge-std, which is not on npm whole. Each assertion says what it holds.
abstract contract Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address[] private _targets;
    FuzzSelector[] private _selectors;

    /// @dev Which contracts an invariant run calls. Forge asks for it by name.
    function targetContracts() public view returns (address[] memory) {
        return _targets;
    }

    /// @dev Which functions of them. Forge asks for it by name.
    function targetSelectors() public view returns (FuzzSelector[] memory) {
        return _selectors;
    }

    function targetContract(address handler) internal {
        _targets.push(handler);
    }

    /// @dev Lets an invariant run call these functions of a handler and no other.
    function targetSelector(address handler, bytes4[] memory selectors) internal {
        _selectors.push(FuzzSelector(handler, selectors));
    }

    /// @dev Folds a fuzzed value into a range, ends included.
    function bound(uint256 value, uint256 least, uint256 most) internal pure returns (uint256) {
        if (value >= least && value <= most) return value;
        uint256 size = most - least + 1;
        return size == 0 ? value : least + value % size;
    }

    /// @dev Folds a fuzzed value into a range so that small and large ones are equally likely.
    function boundAnySize(uint256 value, uint256 least, uint256 most) internal pure returns (uint256) {
        uint256 size = (most - least) >> (uint256(keccak256(abi.encode(value))) % 128);
        return bound(value, least, least + size);
    }

    /// @dev An address of that name, which the traces show.
    function makeAddr(string memory name) internal returns (address account) {
        account = address(uint160(uint256(keccak256(bytes(name)))));
        vm.label(account, name);
    }

    function assertTrue(bool condition, string memory reason) internal pure {
        vm.assertTrue(condition, reason);
    }

    function assertFalse(bool condition, string memory reason) internal pure {
        vm.assertFalse(condition, reason);
    }

    function assertEq(uint256 left, uint256 right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertEq(bool left, bool right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertEq(address left, address right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertEq(bytes32 left, bytes32 right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertEq(bytes memory left, bytes memory right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertEq(string memory left, string memory right, string memory reason) internal pure {
        vm.assertEq(left, right, reason);
    }

    function assertGe(uint256 left, uint256 right, string memory reason) internal pure {
        vm.assertGe(left, right, reason);
    }

    function assertGt(uint256 left, uint256 right, string memory reason) internal pure {
        vm.assertGt(left, right, reason);
    }

    function assertLe(uint256 left, uint256 right, string memory reason) internal pure {
        vm.assertLe(left, right, reason);
    }

    function assertLt(uint256 left, uint256 right, string memory reason) internal pure {
        vm.assertLt(left, right, reason);
    }
}
