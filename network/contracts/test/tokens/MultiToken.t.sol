// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MultiToken} from "../../tokens/MultiToken.sol";
import {Test} from "../Test.sol";

contract MultiTokenTest is Test {
    MultiToken private token = new MultiToken();
    address private holder = makeAddr("holder");

    function testFuzz_every_id_has_its_own_balance(uint256 id, uint256 amount, uint256 other) public {
        vm.assume(id != other);
        token.mint(holder, id, amount);
        assertEq(token.balanceOf(holder, id), amount, "minted");
        assertEq(token.balanceOf(holder, other), 0, "and nothing else");
    }

    function test_every_id_has_its_own_metadata_in_its_uri() public view {
        bytes memory begin = bytes("data:application/json;base64,");
        bytes memory uri = bytes(token.uri(7));
        for (uint256 at; at < begin.length; ++at) {
            assertEq(uint8(uri[at]), uint8(begin[at]), "the form");
        }
        assertTrue(keccak256(uri) != keccak256(bytes(token.uri(8))), "another for another id");
    }

    function test_a_batch_mints_each_of_its_ids() public {
        uint256[] memory ids = new uint256[](2);
        uint256[] memory amounts = new uint256[](2);
        (ids[0], ids[1], amounts[0], amounts[1]) = (7, 9, 100, 3);
        token.mintBatch(holder, ids, amounts);
        assertEq(token.balanceOf(holder, 7), 100, "the first");
        assertEq(token.balanceOf(holder, 9), 3, "the second");
    }
}
