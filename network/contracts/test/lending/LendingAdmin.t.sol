// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {ILendingPool} from "../../lending/ILendingPool.sol";
import {PToken} from "../../lending/deposits/PToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {LendingDeployer} from "./LendingDeployer.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice What only the owner may do, what they may not do either, and that it is announced.
contract LendingAdminTest is LendingTest {
    function _onlyOwner(address caller) private {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
    }

    function testFuzz_nobody_but_the_owner_decides(address caller) public {
        vm.assume(caller != owner && caller != address(0));
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        _onlyOwner(caller);
        pool.configure(IERC20Metadata(address(usd)), terms);
        _onlyOwner(caller);
        pool.collectReserves(address(usd), caller);
        _onlyOwner(caller);
        pool.transferOwnership(caller);
        _onlyOwner(caller);
        pool.renounceOwnership();
        _onlyOwner(caller);
        oracle.setPrice(address(usd), 2e18);
        _onlyOwner(caller);
        oracle.setMarket(address(usd), HlpmmPool(address(usd)));
        _onlyOwner(caller);
        oracle.transferOwnership(caller);
        _onlyOwner(caller);
        oracle.renounceOwnership();
    }

    function testFuzz_nobody_but_the_pool_moves_receipts(address caller) public {
        vm.assume(caller != address(pool));
        deposit(lender, usd, 100e6);
        PToken receipt = pTokenOf(usd);
        vm.startPrank(caller);
        vm.expectRevert(PToken.NotPool.selector);
        receipt.mint(caller, 1, 1);
        vm.expectRevert(PToken.NotPool.selector);
        receipt.burn(lender, 1, 1);
        vm.expectRevert(PToken.NotPool.selector);
        receipt.seize(lender, caller, 1, 1);
        vm.stopPrank();
    }

    function test_the_owner_hands_over() public {
        vm.startPrank(owner);
        pool.transferOwnership(friend);
        oracle.transferOwnership(friend);
        vm.stopPrank();
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        _onlyOwner(owner);
        pool.configure(IERC20Metadata(address(usd)), terms);
        vm.startPrank(friend);
        pool.configure(IERC20Metadata(address(usd)), terms);
        oracle.setPrice(address(usd), 1e18);
        vm.stopPrank();
    }

    function test_terms_are_announced_whole_for_a_new_asset_and_a_listed_one() public {
        TestToken token = new TestToken("New", "NEW", 12, ALL);
        ILendingPool.ReserveConfig memory terms = volatileTerms(7);
        vm.expectEmit(true, false, false, false, address(pool));
        emit ILendingPool.AssetListed(address(token), address(0));
        vm.expectEmit(address(pool));
        emit ILendingPool.AssetConfigured(address(token), terms);
        configure(token, terms);
        assertEq(reserveOf(token).decimals, 12, "decimals");
        assertEq(reserveOf(token).symbol, "NEW", "symbol");
        assertEq(pTokenOf(token).symbol(), "pNEW", "the receipt's symbol");
        assertEq(pool.getReservesList().length, 4, "listed");

        terms.paused = true;
        vm.expectEmit(address(pool));
        emit ILendingPool.AssetConfigured(address(token), terms);
        configure(token, terms);
        assertTrue(reserveOf(token).config.paused, "paused");
        assertEq(pool.getReservesList().length, 4, "once");
    }

    function test_new_terms_count_from_now_on() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, usd, 900e6);
        pass(365 days);
        uint256 debt = debtOf(borrower, usd);
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.slope1Bps = 0;
        terms.slope2Bps = 0;
        configure(usd, terms);
        assertEq(debtOf(borrower, usd), debt, "what has grown stays");
        pass(365 days);
        assertEq(debtOf(borrower, usd), debt, "no interest any more");
    }

    function test_the_pools_share_becomes_receipts_and_is_announced() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 900e6);
        pass(365 days);
        repay(borrower, usd, ALL);
        ILendingPool.ReserveView memory before = reserveOf(usd);
        assertGt(before.reserves, 0, "a share");
        vm.expectEmit(address(pool));
        emit ILendingPool.ReservesCollected(address(usd), friend, before.reserves, before.reserveScaled);
        vm.prank(owner);
        pool.collectReserves(address(usd), friend);
        assertEq(positionOf(friend, usd).supplied, before.reserves, "receipts");
        assertEq(reserveOf(usd).reserves, 0, "collected");
        assertEq(reserveOf(usd).totalSupplied, before.totalSupplied, "claims as before");
        withdraw(friend, usd, ALL);
        withdraw(lender, usd, ALL);

        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        vm.prank(owner);
        pool.collectReserves(address(usd), friend);
    }

    function test_the_pools_share_cannot_be_collected_to_nobody() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 900e6);
        pass(365 days);
        vm.expectRevert(abi.encodeWithSignature("ERC20InvalidReceiver(address)", address(0)));
        vm.prank(owner);
        pool.collectReserves(address(usd), address(0));
    }

    function test_terms_that_make_no_sense_are_refused() public {
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.kinkBps = 0;
        _bad(terms);
        terms.kinkBps = 10_000;
        _bad(terms);
        terms.kinkBps = 9_999;
        configure(usd, terms);
        terms.kinkBps = 1;
        configure(usd, terms);

        terms.reserveFactorBps = 10_001;
        _bad(terms);
        terms.reserveFactorBps = 10_000;
        configure(usd, terms);

        terms.ltvBps = 7_801;
        _bad(terms);
        terms.ltvBps = 7_800;
        configure(usd, terms);

        // A threshold of 80 % with a bonus of 18.75 % is 95 %.
        terms.liquidationBonusBps = 1_876;
        _bad(terms);
        terms.liquidationBonusBps = 1_875;
        configure(usd, terms);

        (terms.baseRateBps, terms.slope1Bps, terms.slope2Bps) = (30_000, 30_000, 40_001);
        _bad(terms);
        terms.slope2Bps = 40_000;
        configure(usd, terms);
        (terms.baseRateBps, terms.slope1Bps, terms.slope2Bps) = (type(uint32).max, type(uint32).max, type(uint32).max);
        _bad(terms);
    }

    function _bad(ILendingPool.ReserveConfig memory terms) private {
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BadConfig.selector, address(usd)));
        vm.prank(owner);
        pool.configure(IERC20Metadata(address(usd)), terms);
    }

    function test_an_asset_with_too_many_decimals_is_refused() public {
        TestToken token = new TestToken("Many", "MANY", 37, ALL);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.BadConfig.selector, address(token)));
        configure(token, stableTerms(0));
        token = new TestToken("Enough", "ENOUGH", 36, ALL);
        configure(token, stableTerms(0));
        setPrice(token, 1e18);
        deposit(friend, token, 3e36);
        assertEq(accountOf(friend).collateralUsd, 3e8, "valued");
    }

    function test_a_pool_without_cycles_cannot_be_made() public {
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        LendingDeployer.deploy(0, owner);
    }

    function test_what_the_pool_was_made_with() public view {
        assertEq(address(pool.oracle()), address(oracle), "oracle");
        assertEq(pool.cycleLength(), CYCLE, "cycle");
        assertEq(pool.owner(), owner, "owner");
    }
}
