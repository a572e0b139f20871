// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../lending/ILendingPool.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice Refusals have names.
contract LendingRefusalsTest is LendingTest {
    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 1e18);
    }

    function test_of_amounts() public {
        vm.startPrank(lender);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.deposit(address(usd), 0);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.withdraw(address(usd), 0);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.withdraw(address(eth), ALL);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.borrow(address(usd), 0);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.repay(address(usd), 0);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.InsufficientSupplyBalance.selector, 1_001e6, 1_000e6));
        pool.withdraw(address(usd), 1_001e6);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.NoDebt.selector, address(usd)));
        pool.repay(address(usd), 1);
        vm.stopPrank();
    }

    function test_of_assets_that_are_not_listed() public {
        bytes memory refusal = abi.encodeWithSelector(ILendingPool.AssetNotListed.selector, friend);
        vm.expectRevert(refusal);
        pool.deposit(friend, 1);
        vm.expectRevert(refusal);
        pool.withdraw(friend, 1);
        vm.expectRevert(refusal);
        pool.borrow(friend, 1);
        vm.expectRevert(refusal);
        pool.repay(friend, 1);
        vm.expectRevert(refusal);
        pool.sync(friend, borrower);
        vm.expectRevert(refusal);
        pool.getReserve(friend);
        vm.expectRevert(refusal);
        pool.rateAt(friend, 0, 0);
        vm.expectRevert(refusal);
        pool.debtOf(friend, borrower);
        vm.expectRevert(refusal);
        pool.supplyIndex(friend);
    }

    function test_of_a_pool_without_the_money() public {
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.InsufficientPoolLiquidity.selector, 1_001e6, 1_000e6));
        borrow(borrower, usd, 1_001e6);
        borrow(borrower, usd, 600e6);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.InsufficientPoolLiquidity.selector, 1_000e6, 400e6));
        withdraw(lender, usd, ALL);
        withdraw(lender, usd, 400e6);
    }

    function test_of_too_little_collateral() public {
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BorrowingPowerExceeded.selector, 100e8, 0));
        borrow(friend, usd, 100e6);
        borrow(borrower, usd, 900e6);
        // 0.4 ether of 3,150 dollars at a threshold of 80 %, over 900 dollars.
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.HealthFactorTooLow.selector, 0.98e18));
        withdraw(borrower, eth, 0.65e18);
    }

    function test_of_the_operator() public {
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BelowMinimumBorrow.selector, 10e6, 9e6));
        borrow(borrower, usd, 9e6);

        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.borrowCap = 100e6;
        terms.supplyCap = 1_500e6;
        configure(usd, terms);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BorrowCapExceeded.selector, 100e6, 100e6 + 1));
        borrow(borrower, usd, 100e6 + 1);
        borrow(borrower, usd, 100e6);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.SupplyCapExceeded.selector, 1_500e6, 1_500e6 + 1));
        this.depositFor(lender, 500e6 + 1);
        deposit(lender, usd, 500e6);

        terms.borrowable = false;
        configure(usd, terms);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BorrowingDisabled.selector, address(usd)));
        borrow(borrower, usd, 10e6);

        terms.paused = true;
        configure(usd, terms);
        bytes memory refusal = abi.encodeWithSelector(ILendingPool.AssetPaused.selector, address(usd));
        vm.expectRevert(refusal);
        this.depositFor(lender, 1);
        vm.expectRevert(refusal);
        withdraw(lender, usd, 1);
        vm.expectRevert(refusal);
        borrow(borrower, usd, 10e6);
        repay(borrower, usd, ALL);
    }

    /// @dev A call of its own, so that a refusal can be expected of all of it.
    function depositFor(address who, uint256 amount) external {
        deposit(who, usd, amount);
    }

    function test_of_a_token_with_too_little_allowed() public {
        usd.mint(friend, 10e6);
        vm.startPrank(friend);
        usd.approve(address(pool), 5e6);
        vm.expectRevert(
            abi.encodeWithSignature("ERC20InsufficientAllowance(address,uint256,uint256)", address(pool), 5e6, 6e6)
        );
        pool.deposit(address(usd), 6e6);
        vm.stopPrank();
    }

    function test_a_deposit_too_small_for_a_share_is_refused() public {
        borrow(borrower, usd, 900e6);
        withdraw(lender, usd, 100e6);
        pass(1_000 days);
        assertGt(reserveOf(usd).supplyIndex, 2 * RAY, "a share is worth more than two units");
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        this.depositFor(friend, 1);
    }

    function test_a_repayment_too_small_for_a_share_is_refused() public {
        borrow(borrower, usd, 900e6);
        pass(3_000 days);
        give(borrower, usd, 1);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        vm.prank(borrower);
        pool.repay(address(usd), 1);
    }
}
