// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {TestToken} from "../../../tokens/TestToken.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice No way of borrowing and repaying within cycles earns more than paying honestly.
contract LendingChurnTest is LendingTest {
    struct Loan {
        uint256 principal;
        uint256 debt;
    }

    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 1_000_000e6);
        deposit(lender, eth, 1_000e18);
        deposit(borrower, btc, 100e8);
        deposit(friend, btc, 100e8);
    }

    /// forge-config: default.fuzz.runs = 96
    /// @dev Random moves over ten cycles. After each cycle the score has risen by no more than 2 % of the distance, and
    /// only if every loan open at its beginning owed no more than 95 % of its principal at the last touch, and no other.
    function testFuzz_a_score_rises_only_when_every_loan_has_fallen(uint256 seed) public {
        uint256 score = 600;
        borrow(borrower, usd, 5_000e6);
        for (uint256 cycle = 0; cycle < 10; cycle++) {
            Loan[2] memory before = [_loan(usd), _loan(eth)];
            bool[2] memory touched;
            Loan[2] memory last = [_loan(usd), _loan(eth)];
            for (uint256 i = 0; i < 4; i++) {
                seed = uint256(keccak256(abi.encode(seed)));
                uint256 which = seed % 2;
                _move(which == 0 ? usd : eth, seed);
                last[which] = _loan(which == 0 ? usd : eth);
                touched[which] = true;
                vm.warp(vm.getBlockTimestamp() + CYCLE / 5);
            }
            // To the end of the cycle, which began with the first loan of all.
            vm.warp(START + (cycle + 1) * CYCLE);
            bool mayRise = before[0].principal + before[1].principal > 0;
            for (uint256 i = 0; i < 2; i++) {
                if (before[i].principal == 0) mayRise = mayRise && last[i].debt == 0;
                else mayRise = mayRise && touched[i] && last[i].debt * 100 <= before[i].principal * 95;
            }
            uint256 next = scoreOf(borrower);
            assertLe(next, score + Math.ceilDiv((850 - score) * 2, 100), "no more than one reward");
            if (!mayRise) assertLe(next, score, "no reward without having paid");
            score = next;
            if (creditOf(borrower).cycleEndsAt != START + (cycle + 2) * CYCLE) return; // another cycle began later
        }
    }

    /// forge-config: default.fuzz.runs = 64
    /// @dev Two borrowers owe the same at the end of each cycle. One of them turns money over in between.
    function testFuzz_turning_money_over_earns_no_more_than_not_doing_it(uint256 seed) public {
        borrow(borrower, usd, 50_000e6);
        borrow(friend, usd, 50_000e6);
        for (uint256 cycle = 0; cycle < 12; cycle++) {
            pass(CYCLE);
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 payment = seed % 2 == 0 ? 0 : positionOf(friend, usd).due;
            for (uint256 i = 0; i < (seed >> 8) % 4; i++) {
                uint256 turned = bound(uint256(keccak256(abi.encode(seed, i))), 1e6, 40_000e6);
                if (seed & (1 << i) == 0) {
                    borrow(borrower, usd, turned);
                    repay(borrower, usd, turned);
                } else {
                    repay(borrower, usd, turned);
                    _borrowBack(turned);
                }
            }
            if (payment > 0) {
                repay(borrower, usd, payment);
                repay(friend, usd, payment);
            }
            assertLe(scoreOf(borrower), scoreOf(friend), "score");
            assertLe(creditOf(borrower).paidCycles, creditOf(friend).paidCycles, "paid cycles");
        }
    }

    /// @dev The account that sat at 850: it repays and borrows every few minutes and owes no less at the end.
    function test_repaying_and_borrowing_every_few_minutes_ruins_a_score() public {
        borrow(borrower, usd, 50_000e6);
        for (uint256 i = 0; i < 200; i++) {
            pass(6 minutes);
            repay(borrower, usd, 20_000e6);
            borrow(borrower, usd, 20_000e6);
        }
        assertEq(creditOf(borrower).paidCycles, 0, "paid");
        assertEq(creditOf(borrower).missedCycles, 19, "missed");
        assertLt(scoreOf(borrower), 430, "score");
    }

    /// @dev Loans handed from one asset to the other and back, each held for more than a cycle.
    function test_paying_each_loan_with_the_next_earns_nothing() public {
        borrow(borrower, usd, 30_000e6);
        for (uint256 i = 0; i < 20; i++) {
            pass(CYCLE + 1);
            if (i % 2 == 0) {
                borrow(borrower, eth, 10e18);
                repay(borrower, usd, ALL);
            } else {
                borrow(borrower, usd, 30_000e6);
                repay(borrower, eth, ALL);
            }
        }
        assertEq(creditOf(borrower).paidCycles, 0, "paid");
        assertEq(scoreOf(borrower), 600, "score");
    }

    /// @dev What is honest: every cycle paid. No borrower is ever above that.
    function test_paying_every_cycle_is_the_fastest_way_up() public {
        borrow(borrower, usd, 200_000e6);
        pass(CYCLE);
        uint256 best = 600;
        for (uint256 i = 0; i < 60; i++) {
            repay(borrower, usd, positionOf(borrower, usd).due);
            pass(CYCLE);
            best += Math.ceilDiv((850 - best) * 2, 100);
            assertEq(scoreOf(borrower), best, "score");
        }
        assertGt(best, 780, "near the top");
    }

    function _loan(TestToken asset) private view returns (Loan memory) {
        ILendingPool.PositionView memory position = positionOf(borrower, asset);
        return Loan(position.principal, position.borrowed);
    }

    function _move(TestToken asset, uint256 seed) private {
        uint256 unit = asset == usd ? 1e6 : 0.001e18;
        uint256 amount = (1 + (seed >> 8) % 4_000) * unit;
        uint256 debt = debtOf(borrower, asset);
        uint256 kind = (seed >> 4) % 6;
        if (debt == 0 || kind < 2) borrow(borrower, asset, amount + 10 * unit);
        else if (kind == 2) repay(borrower, asset, ALL);
        else if (kind == 3) repay(borrower, asset, amount < debt ? amount : debt);
        else if (positionOf(borrower, asset).due > 0) repay(borrower, asset, positionOf(borrower, asset).due);
    }

    /// @dev As much as was repaid, or all that brings the debt to what it was.
    function _borrowBack(uint256 turned) private {
        uint256 debt = debtOf(borrower, usd);
        uint256 target = debtOf(friend, usd);
        uint256 most = target > debt ? target - debt : 0;
        uint256 amount = most < turned ? most : turned;
        if (amount >= 10e6) borrow(borrower, usd, amount);
    }
}
