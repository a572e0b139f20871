// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ILendingPool} from "../../lending/ILendingPool.sol";
import {PToken} from "../../lending/deposits/PToken.sol";
import {ReentrantToken} from "../tokens/ReentrantToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice A listed token that calls back in the middle of every transfer the pool makes.
contract LendingReentrancyTest is LendingTest {
    ReentrantToken private hostile;
    TestToken private token;

    function setUp() public override {
        super.setUp();
        hostile = new ReentrantToken(6);
        token = TestToken(address(hostile));
        list(token, 1e18, stableTerms(10e6));
        // The token calls by itself, so it is a customer, too, and the owner of the pool for the owner's functions.
        deposit(address(hostile), usd, 50_000e6);
        deposit(lender, token, 50_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, token, 16_000e6);
        vm.prank(owner);
        pool.transferOwnership(address(hostile));
    }

    /// @dev Every function of the pool that changes something.
    function _calls() private view returns (bytes[] memory calls) {
        calls = new bytes[](8);
        calls[0] = abi.encodeCall(pool.deposit, (address(usd), 1e6));
        calls[1] = abi.encodeCall(pool.withdraw, (address(usd), 1e6));
        calls[2] = abi.encodeCall(pool.borrow, (address(usd), 10e6));
        calls[3] = abi.encodeCall(pool.repay, (address(token), 1e6));
        calls[4] = abi.encodeCall(pool.liquidate, (borrower, address(token), address(eth), 1e6));
        calls[5] = abi.encodeCall(pool.sync, (address(usd), borrower));
        calls[6] = abi.encodeCall(pool.configure, (IERC20Metadata(address(usd)), termsOf(usd)));
        calls[7] = abi.encodeCall(pool.collectReserves, (address(token), address(hostile)));
    }

    /// @dev Each of them, called within `action`, is refused by the guard, and the action is as if nothing had been.
    function _everyCallIsRefusedWithin(function() internal action) private {
        bytes[] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; i++) {
            uint256 state = vm.snapshotState();
            hostile.callDuringNextTransfer(address(pool), calls[i]);
            action();
            assertTrue(hostile.called(), "it called");
            assertFalse(hostile.succeeded(), "it was refused");
            assertEq(
                hostile.answer(),
                abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
                "by the guard"
            );
            assertEq(token.balanceOf(address(pool)), reserveOf(token).cash, "cash");
            vm.revertToState(state);
        }
    }

    function test_within_a_deposit() public {
        token.mint(friend, 100e6);
        vm.prank(friend);
        token.approve(address(pool), ALL);
        _everyCallIsRefusedWithin(_deposit);
    }

    function test_within_a_withdrawal() public {
        _everyCallIsRefusedWithin(_withdraw);
    }

    function test_within_a_loan() public {
        _everyCallIsRefusedWithin(_borrow);
    }

    function test_within_a_repayment() public {
        vm.prank(borrower);
        token.approve(address(pool), ALL);
        _everyCallIsRefusedWithin(_repay);
    }

    function test_within_a_liquidation() public {
        setPrice(eth, 1_900e18);
        give(liquidator, token, 16_000e6);
        _everyCallIsRefusedWithin(_liquidate);
    }

    function _deposit() private {
        vm.prank(friend);
        pool.deposit(address(token), 100e6);
    }

    function _withdraw() private {
        withdraw(lender, token, 100e6);
    }

    function _borrow() private {
        borrow(borrower, token, 100e6);
    }

    function _repay() private {
        vm.prank(borrower);
        pool.repay(address(token), 100e6);
    }

    function _liquidate() private {
        vm.prank(liquidator);
        pool.liquidate(borrower, address(token), address(eth), 100e6);
    }

    /// @dev A receipt may move meanwhile. All is decided by then, so it is worth what it was before and after.
    function test_receipts_passed_on_within_a_withdrawal_are_only_those_left() public {
        deposit(address(hostile), token, 1_000e6);
        PToken receipt = pTokenOf(token);
        hostile.callDuringNextTransfer(address(receipt), abi.encodeCall(receipt.transfer, (friend, 1_000e6)));
        withdraw(address(hostile), token, 600e6);
        assertFalse(hostile.succeeded(), "more than is left");
        hostile.callDuringNextTransfer(address(receipt), abi.encodeCall(receipt.transfer, (friend, 100e6)));
        withdraw(address(hostile), token, 300e6);
        assertTrue(hostile.succeeded(), "the rest");
        assertEq(receipt.balanceOf(address(hostile)), 0, "nothing left");
        assertEq(receipt.balanceOf(friend), 100e6, "passed on");
    }

    function test_receipts_of_a_new_loans_collateral_cannot_be_passed_on_within_it() public {
        PToken receipt = pTokenOf(usd);
        hostile.callDuringNextTransfer(address(receipt), abi.encodeCall(receipt.transfer, (friend, 50_000e6)));
        borrow(address(hostile), token, 20_000e6);
        assertFalse(hostile.succeeded(), "the loan counts already");
        bytes memory answer = hostile.answer();
        assertEq(bytes32(bytes4(answer)), bytes32(ILendingPool.HealthFactorTooLow.selector), "refused for its health");
    }
}
