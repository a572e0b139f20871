// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {PToken} from "../../../lending/deposits/PToken.sol";
import {LendingTest} from "../LendingTest.sol";

contract PTokenTest is LendingTest {
    PToken private receipt;

    function setUp() public override {
        super.setUp();
        receipt = pTokenOf(usd);
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, usd, 900e6);
        pass(200 days);
    }

    function test_it_says_what_it_is() public view {
        assertEq(receipt.name(), "Tideline deposit of Tide Dollar", "name");
        assertEq(receipt.symbol(), "pTUSD", "symbol");
        assertEq(receipt.decimals(), 6, "decimals");
        assertEq(receipt.asset(), address(usd), "asset");
        assertEq(address(receipt.pool()), address(pool), "pool");
    }

    function test_a_balance_grows_with_the_interest_and_is_what_can_be_withdrawn() public {
        uint256 balance = receipt.balanceOf(lender);
        assertGt(balance, 1_000e6, "grown");
        assertEq(positionOf(lender, usd).supplied, balance, "the pool says the same");
        assertEq(receipt.totalSupply(), balance, "all of it");
        repay(borrower, usd, ALL);
        withdraw(lender, usd, ALL);
        assertEq(usd.balanceOf(lender), balance, "withdrawn");
        assertEq(receipt.totalSupply(), 0, "none left");
    }

    function testFuzz_a_transfer_costs_its_sender_at_least_what_the_receiver_gains(uint256 amount) public {
        uint256 balance = receipt.balanceOf(lender);
        amount = bound(amount, 0, balance);
        vm.prank(lender);
        receipt.transfer(friend, amount);
        assertGe(receipt.balanceOf(friend), amount, "received");
        assertLe(receipt.balanceOf(friend), amount + 1, "and less than a share more");
        assertLe(receipt.balanceOf(lender), balance - amount, "sent");
        assertEq(
            receipt.scaledBalanceOf(friend) + receipt.scaledBalanceOf(lender), receipt.scaledTotalSupply(), "shares"
        );
        if (amount == balance) assertEq(receipt.scaledBalanceOf(lender), 0, "all shares with the whole balance");
    }

    function testFuzz_a_transfer_to_oneself_changes_nothing(uint256 amount) public {
        uint256 shares = receipt.scaledBalanceOf(lender);
        amount = bound(amount, 0, receipt.balanceOf(lender));
        vm.expectEmit(address(receipt));
        emit IERC20.Transfer(lender, lender, amount);
        vm.prank(lender);
        receipt.transfer(lender, amount);
        assertEq(receipt.scaledBalanceOf(lender), shares, "shares");
    }

    function test_a_transfer_of_more_than_the_balance_or_to_nobody_is_refused() public {
        uint256 balance = receipt.balanceOf(lender);
        vm.startPrank(lender);
        vm.expectRevert(
            abi.encodeWithSignature("ERC20InsufficientBalance(address,uint256,uint256)", lender, balance, balance + 1)
        );
        receipt.transfer(friend, balance + 1);
        vm.expectRevert(abi.encodeWithSignature("ERC20InvalidReceiver(address)", address(0)));
        receipt.transfer(address(0), 1);
        vm.stopPrank();
    }

    function test_an_allowance_is_used_up_unless_it_is_without_limit() public {
        vm.prank(lender);
        vm.expectEmit(address(receipt));
        emit IERC20.Approval(lender, friend, 100e6);
        receipt.approve(friend, 100e6);
        vm.startPrank(friend);
        receipt.transferFrom(lender, friend, 60e6);
        assertEq(receipt.allowance(lender, friend), 40e6, "what is left");
        vm.expectRevert(
            abi.encodeWithSignature("ERC20InsufficientAllowance(address,uint256,uint256)", friend, 40e6, 41e6)
        );
        receipt.transferFrom(lender, friend, 41e6);
        vm.stopPrank();
        vm.prank(lender);
        receipt.approve(friend, ALL);
        vm.prank(friend);
        receipt.transferFrom(lender, friend, 41e6);
        assertEq(receipt.allowance(lender, friend), ALL, "without limit");
    }

    function test_a_borrower_passes_on_only_what_the_loan_does_not_need() public {
        PToken collateral = pTokenOf(eth);
        uint256 most = positionOf(borrower, eth).maxWithdraw;
        refuses(ILendingPool.HealthFactorTooLow.selector);
        vm.prank(borrower);
        collateral.transfer(friend, most + 1);
        refuses(ILendingPool.HealthFactorTooLow.selector);
        this.transferFrom(collateral, borrower, most + 1);
        vm.prank(borrower);
        collateral.transfer(friend, most);
        assertEq(positionOf(friend, eth).supplied, most, "passed on");
    }

    function test_a_transfer_of_nothing_needs_no_health() public {
        PToken collateral = pTokenOf(eth);
        setPrice(eth, 100e18);
        refuses(ILendingPool.HealthFactorTooLow.selector);
        vm.prank(borrower);
        collateral.transfer(friend, 1);
        vm.expectEmit(address(collateral));
        emit IERC20.Transfer(borrower, friend, 0);
        vm.prank(borrower);
        collateral.transfer(friend, 0);
    }

    /// @dev With an allowance, in a call of its own, so that a refusal can be expected of all of it.
    function transferFrom(PToken token, address from, uint256 amount) external {
        vm.prank(from);
        token.approve(friend, amount);
        vm.prank(friend);
        token.transferFrom(from, friend, amount);
    }
}
