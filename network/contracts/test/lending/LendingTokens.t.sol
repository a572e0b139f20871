// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {RefusingToken} from "../tokens/RefusingToken.sol";
import {SilentToken} from "../tokens/SilentToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice Tokens that return nothing, and tokens that return false.
contract LendingTokensTest is LendingTest {
    RefusingToken private refusing;
    TestToken private token;

    function test_a_token_that_returns_nothing_can_be_lent() public {
        SilentToken silent = new SilentToken(6);
        TestToken asset = TestToken(address(silent));
        list(asset, 1e18, stableTerms(10e6));
        for (uint256 i = 0; i < 3; i++) {
            address who = [lender, borrower, liquidator][i];
            silent.mint(who, 10_000e6);
            vm.prank(who);
            silent.approve(address(pool), ALL);
        }
        vm.prank(lender);
        pool.deposit(address(silent), 10_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, asset, 1_600e6);
        vm.prank(borrower);
        pool.repay(address(silent), 100e6);
        setPrice(eth, 1_800e18);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(silent), address(eth), 500e6);
        withdraw(lender, asset, 1_000e6);
        assertEq(silent.balanceOf(address(pool)), reserveOf(asset).cash, "cash");
        assertEq(silent.balanceOf(address(pool)), 8_000e6, "10,000 in, 1,600 and 1,000 out, 600 in");
    }

    function _refuses() private {
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(token)));
    }

    function test_a_token_that_returns_false_moves_nothing_and_all_is_undone() public {
        refusing = new RefusingToken(6);
        token = TestToken(address(refusing));
        list(token, 1e18, stableTerms(10e6));
        deposit(lender, token, 10_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, token, 1_600e6);
        give(borrower, token, 100e6);
        give(lender, token, 100e6);
        give(liquidator, token, 100e6);
        setPrice(eth, 1_900e18);
        refusing.refuse(true);

        _refuses();
        vm.prank(lender);
        pool.deposit(address(token), 100e6);
        _refuses();
        withdraw(lender, token, 100e6);
        _refuses();
        vm.prank(borrower);
        pool.repay(address(token), 100e6);
        _refuses();
        vm.prank(liquidator);
        pool.liquidate(borrower, address(token), address(eth), 100e6);
        setPrice(eth, 3_150e18);
        _refuses();
        borrow(borrower, token, 10e6);

        assertEq(positionOf(lender, token).supplied, 10_000e6, "deposit");
        assertEq(debtOf(borrower, token), 1_600e6, "debt");
        assertEq(token.balanceOf(address(pool)), reserveOf(token).cash, "cash");
    }

    function test_tokens_sent_to_the_pool_directly_change_nothing() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, usd, 500e6);
        bytes32 before = keccak256(abi.encode(reserveOf(usd)));
        usd.mint(address(pool), 700e6);
        assertEq(keccak256(abi.encode(reserveOf(usd))), before, "the reserve");
    }

    function test_the_first_depositor_cannot_make_the_shares_of_the_next_one_worth_nothing() public {
        deposit(friend, usd, 1);
        usd.mint(address(pool), 500_000e6);
        deposit(lender, usd, 400_000e6);
        withdraw(friend, usd, ALL);
        assertEq(usd.balanceOf(friend), 1, "no more than was paid in");
        assertEq(positionOf(lender, usd).supplied, 400_000e6, "all of it");
    }
}
