// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ILendingPool} from "../../lending/ILendingPool.sol";
import {LendingPool} from "../../lending/LendingPool.sol";
import {PToken} from "../../lending/deposits/PToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";
import {LendingHandler} from "./LendingHandler.sol";

/// @notice What holds after every step of every history.
/// forge-config: default.invariant.runs = 16
contract LendingInvariantsTest is Test {
    LendingHandler private handler;
    LendingPool private pool;
    TestToken[] private assets;
    address[] private accounts;
    uint256 private cycleLength;

    function setUp() public {
        handler = new LendingHandler();
        pool = LendingPool(handler.lendingPool());
        assets = handler.allAssets();
        cycleLength = pool.cycleLength();
        for (uint256 i = 0; i < 3; i++) {
            accounts.push(handler.accounts(i));
        }
        bytes4[] memory actions = new bytes4[](16);
        actions[0] = handler.depositSome.selector;
        actions[1] = handler.withdrawSome.selector;
        actions[2] = handler.withdrawAll.selector;
        actions[3] = handler.borrowSome.selector;
        actions[4] = handler.borrowSome.selector;
        actions[5] = handler.repaySome.selector;
        actions[6] = handler.repayAll.selector;
        actions[7] = handler.passReceiptsOn.selector;
        actions[8] = handler.liquidateSome.selector;
        actions[9] = handler.liquidateSome.selector;
        actions[10] = handler.syncSomebody.selector;
        actions[11] = handler.waitABit.selector;
        actions[12] = handler.movePrice.selector;
        actions[13] = handler.takePriceAway.selector;
        actions[14] = handler.changeTerms.selector;
        actions[15] = handler.collect.selector;
        targetContract(address(handler));
        targetSelector(address(handler), actions);
    }

    /// @dev One function, because forge repeats the same run for each.
    function invariant_the_pool_is_solvent_and_its_scores_are_honest() public view {
        uint256[3] memory supplied;
        uint256[5][3] memory borrowed;
        for (uint256 i = 0; i < accounts.length; i++) {
            ILendingPool.PositionView[] memory positions = pool.getUserPositions(accounts[i]);
            for (uint256 j = 0; j < 3; j++) {
                supplied[j] += positions[j].scaledSupply;
                borrowed[j][positions[j].tier] += positions[j].scaledDebt;
            }
            _holdCredit(pool.creditProfile(accounts[i]), positions);
        }
        for (uint256 j = 0; j < 3; j++) {
            _holdReserve(pool.getReserve(address(assets[j])), supplied[j], borrowed[j]);
        }
    }

    function _holdReserve(ILendingPool.ReserveView memory reserve, uint256 supplied, uint256[5] memory borrowed)
        private
        view
    {
        assertGe(reserve.cash + reserve.totalBorrowed, reserve.totalSupplied, "claims are covered");
        assertEq(IERC20(reserve.asset).balanceOf(address(pool)), reserve.cash, "cash is what the pool holds");
        assertEq(supplied, reserve.supplyScaled, "deposits");
        assertEq(PToken(reserve.pToken).scaledTotalSupply(), reserve.supplyScaled, "receipts");
        for (uint256 tier = 0; tier < 5; tier++) {
            assertEq(borrowed[tier], reserve.borrowScaled[tier], "debts of a tier");
        }
    }

    /// @dev A score is within its bounds, and never above that of somebody who paid in every cycle.
    function _holdCredit(ILendingPool.Credit memory credit, ILendingPool.PositionView[] memory positions) private view {
        assertGe(credit.score, 300, "least");
        assertLe(credit.score, 850, "most");
        uint256 since = credit.firstBorrowAt == 0 ? vm.getBlockTimestamp() : credit.firstBorrowAt;
        uint256 cycles = (vm.getBlockTimestamp() - since) / cycleLength;
        uint256 honest = 600;
        for (uint256 i = 0; i < cycles && honest < 850; i++) {
            honest += Math.ceilDiv((850 - honest) * 2, 100);
        }
        assertLe(credit.score, honest, "no faster than honest");

        uint256 open;
        for (uint256 j = 0; j < positions.length; j++) {
            if (positions[j].scaledDebt == 0) continue;
            open++;
            assertGe(positions[j].borrowed, positions[j].principal, "a debt is never less than its principal");
        }
        assertEq(credit.openLoans, open, "open loans");
        assertLe(credit.paidLoans, credit.dueLoans, "those that paid are of those that owe");
        bool idle = open == 0 && credit.dueLoans == 0;
        assertEq(credit.cycleEndsAt == 0, idle, "a cycle runs while there is something in it");
    }

    /// @dev Forge calls it at the end of each run.
    function afterInvariant() external {
        handler.everybodyLeaves();
    }
}
