// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

contract TestTokenTest is Test {
    TestToken private token = new TestToken("Dollar", "USD", 6, 1_000e6);

    function testFuzz_anybody_mints_up_to_the_limit(address caller, uint256 amount) public {
        vm.assume(caller != address(0));
        amount = boundAnySize(amount, 0, 1_000e6);
        vm.prank(caller);
        token.mint(caller, amount);
        assertEq(token.balanceOf(caller), amount, "minted");
        assertEq(token.totalSupply(), amount, "and nothing else");
        assertEq(token.decimals(), 6, "decimals");
    }

    function test_exactly_the_limit_is_minted() public {
        token.mint(address(this), 1_000e6);
        assertEq(token.balanceOf(address(this)), 1_000e6, "minted");
    }

    function testFuzz_more_than_the_limit_is_refused(uint256 amount) public {
        amount = boundAnySize(amount, 1_000e6 + 1, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(TestToken.MintLimitExceeded.selector, amount, 1_000e6));
        token.mint(address(this), amount);
    }
}
