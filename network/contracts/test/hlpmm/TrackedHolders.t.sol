// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TrackedHolders} from "../../hlpmm/TrackedHolders.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

contract TrackedHoldersTest is Test {
    using TrackedHolders for TrackedHolders.List;

    TrackedHolders.List private holders;
    TestToken private token = new TestToken("Token", "TOKEN", 18, type(uint256).max);

    function setUp() public {
        for (uint256 i = 1; i <= 10; i++) {
            receiveTokens(account(i), i * 10);
        }
    }

    function account(uint256 number) private pure returns (address) {
        return address(uint160(1_000 + number));
    }

    function receiveTokens(address to, uint256 amount) private {
        token.mint(to, amount);
        holders.add(token, to);
    }

    function test_a_full_list_leaves_out_an_account_as_small_as_its_smallest() public {
        receiveTokens(account(11), 10);
        assertEq(holders.accounts.length, 10, "as many as before");
        assertEq(holders.accounts[0], account(1), "the smallest stays");
        assertTrue(!holders.has[account(11)], "the other is not tracked");
    }

    function test_a_full_list_gives_the_place_of_its_smallest_to_a_larger_account() public {
        receiveTokens(account(11), 440);
        assertEq(holders.accounts.length, 10, "as many as before");
        assertEq(holders.accounts[0], account(11), "the larger takes the place");
        assertTrue(holders.has[account(11)], "it is tracked");
        assertTrue(!holders.has[account(1)], "the smallest is not");
        // 440 of 550 + 440.
        assertEq(holders.largestShare(token), 4_444, "its share");
    }
}
