// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../lending/ILendingPool.sol";
import {PToken} from "../../lending/deposits/PToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {LendingTest} from "./LendingTest.sol";

/// @title What an invariant run does: people lend, borrow, pass receipts on and liquidate while prices, time and terms move
/// @notice Each action knows from the views whether it has to be accepted, and holds the pool to it.
contract LendingHandler is LendingTest {
    struct Noted {
        uint256 supplyIndex;
        uint256[5] borrowIndex;
        /// What the pool has more than it owes, in rays of a base unit.
        uint256 excess;
    }

    address[] public accounts;
    mapping(TestToken asset => Noted) private _last;
    mapping(bytes32 action => uint256) public accepted;

    constructor() {
        setUp();
        accounts = [makeAddr("person 1"), makeAddr("person 2"), makeAddr("person 3")];
        for (uint256 i = 0; i < accounts.length; i++) {
            for (uint256 j = 0; j < 3; j++) {
                deposit(accounts[i], assets[j], _plenty(assets[j]) / 10);
            }
        }
    }

    function lendingPool() external view returns (address) {
        return address(pool);
    }

    function allAssets() external view returns (TestToken[] memory) {
        return assets;
    }

    /// @dev After each action: no index has fallen, and what the pool has more than it owes has not either.
    modifier noted() {
        _;
        for (uint256 i = 0; i < assets.length; i++) {
            // Stored, because what two moments would make of the same state differs by rounding either way.
            sync(assets[i], address(this));
            _note(reserveOf(assets[i]), _last[assets[i]]);
        }
    }

    function _note(ILendingPool.ReserveView memory reserve, Noted storage last) private {
        assertGe(reserve.supplyIndex, last.supplyIndex, "supply index");
        last.supplyIndex = reserve.supplyIndex;
        for (uint256 tier = 0; tier < 5; tier++) {
            assertGe(reserve.borrowIndex[tier], last.borrowIndex[tier], "borrow index");
            last.borrowIndex[tier] = reserve.borrowIndex[tier];
        }
        uint256 claims = (reserve.supplyScaled + reserve.reserveScaled) * reserve.supplyIndex;
        uint256 excess = (reserve.cash + reserve.totalBorrowed) * RAY - claims;
        assertGe(excess, last.excess, "rounding in the pool's favour");
        last.excess = excess;
    }

    function depositSome(uint256 who, uint256 which, uint256 amount) external noted {
        (address person, TestToken asset) = _pick(who, which);
        amount = boundAnySize(amount, 1, _plenty(asset));
        ILendingPool.ReserveView memory reserve = reserveOf(asset);
        bool tooMuch = reserve.config.supplyCap > 0 && reserve.totalSupplied + amount > reserve.config.supplyCap;
        bool tooLittle = amount * RAY < reserve.supplyIndex;
        give(person, asset, amount);
        bool done = _try(person, abi.encodeCall(pool.deposit, (address(asset), amount)), "deposit");
        if (done) assertFalse(tooMuch || tooLittle || reserve.config.paused, "accepted");
        else assertTrue(tooMuch || tooLittle || reserve.config.paused, "refused");
    }

    function withdrawSome(uint256 who, uint256 which, uint256 amount) external noted {
        (address person, TestToken asset) = _pick(who, which);
        ILendingPool.PositionView memory position = positionOf(person, asset);
        amount = _upTo(position.maxWithdraw, position.supplied, amount);
        bool done = _try(person, abi.encodeCall(pool.withdraw, (address(asset), amount)), "withdraw");
        assertEq(done, amount > 0 && amount <= position.maxWithdraw, "as the view says");
        if (done) _isHealthy(person);
    }

    function withdrawAll(uint256 who, uint256 which) external noted {
        (address person, TestToken asset) = _pick(who, which);
        ILendingPool.PositionView memory position = positionOf(person, asset);
        bool done = _try(person, abi.encodeCall(pool.withdraw, (address(asset), ALL)), "withdraw all");
        assertEq(done, position.supplied > 0 && position.maxWithdraw == position.supplied, "as the view says");
        if (!done) return;
        assertEq(pTokenOf(asset).scaledBalanceOf(person), 0, "no share is left");
        _isHealthy(person);
    }

    function borrowSome(uint256 who, uint256 which, uint256 amount) external noted {
        (address person, TestToken asset) = _pick(who, which);
        ILendingPool.PositionView memory position = positionOf(person, asset);
        amount = _upTo(position.maxBorrow, reserveOf(asset).cash, amount);
        uint256 least = termsOf(asset).minimumBorrow;
        bool done = _try(person, abi.encodeCall(pool.borrow, (address(asset), amount)), "borrow");
        if (amount == 0 || amount > position.maxBorrow) assertFalse(done, "nothing, or more than the most");
        else if (amount >= least) assertTrue(done, "as the view says");
        if (!done) return;
        ILendingPool.Account memory account = accountOf(person);
        assertLe(account.debtUsd, account.borrowingPowerUsd, "within the borrowing power");
        assertGe(debtOf(person, asset), least, "no less than the least loan");
        _isHealthy(person);
    }

    function repaySome(uint256 who, uint256 which, uint256 amount) external noted {
        (address person, TestToken asset) = _pickDebtor(who, which);
        ILendingPool.PositionView memory position = positionOf(person, asset);
        amount = boundAnySize(amount, 1, position.borrowed + 1);
        bool due = amount % 2 == 0 && position.due > 0;
        if (due) amount = position.due;
        give(person, asset, amount);
        bool done = _try(person, abi.encodeCall(pool.repay, (address(asset), amount)), "repay");
        if (position.borrowed == 0) assertFalse(done, "nothing to repay");
        if (!done || !due) return;
        assertEq(positionOf(person, asset).due, 0, "what was due is paid");
    }

    function repayAll(uint256 who, uint256 which) external noted {
        (address person, TestToken asset) = _pickDebtor(who, which);
        uint256 debt = debtOf(person, asset);
        give(person, asset, debt + 2);
        bool done = _try(person, abi.encodeCall(pool.repay, (address(asset), ALL)), "repay all");
        assertEq(done, debt > 0, "whenever there is a debt");
        if (done) assertEq(positionOf(person, asset).scaledDebt, 0, "no share is left");
    }

    function passReceiptsOn(uint256 who, uint256 to, uint256 which, uint256 amount) external noted {
        (address person, TestToken asset) = _pick(who, which);
        ILendingPool.PositionView memory position = positionOf(person, asset);
        amount = boundAnySize(amount, 0, position.supplied);
        bytes memory call = abi.encodeCall(PToken.transfer, (accounts[to % accounts.length], amount));
        address receipt = address(pTokenOf(asset));
        vm.prank(person);
        (bool done,) = receipt.call(call);
        if (amount <= position.maxWithdraw) assertTrue(done, "what can be withdrawn can be passed on");
        if (done) accepted["pass on"]++;
        if (done && amount > 0 && who % accounts.length != to % accounts.length) _isHealthy(person);
    }

    /// @dev Of somebody with a debt, whose collateral loses its value first if that is what it takes.
    function liquidateSome(uint256 by, uint256 who, uint256 debt, uint256 collateral, uint256 amount) external noted {
        (address person, TestToken asset) = _pickDebtor(who, debt);
        for (uint256 i = 0; i < 3 && by % 2 == 0 && accountOf(person).healthFactor >= 1e18; i++) {
            _halvePrices(asset);
        }
        TestToken seized = assets[collateral % assets.length];
        for (uint256 i = 0; i < assets.length && pTokenOf(seized).scaledBalanceOf(person) == 0; i++) {
            seized = assets[i];
        }
        _liquidate(accounts[by / 2 % accounts.length], person, asset, seized, amount);
    }

    function _halvePrices(TestToken but) private {
        for (uint256 i = 0; i < assets.length; i++) {
            (uint256 price,) = oracle.getAssetPrice(address(assets[i]));
            if (assets[i] != but && price > 1e14) setPrice(assets[i], price / 2);
        }
    }

    function _liquidate(address caller, address person, TestToken asset, TestToken seized, uint256 amount) private {
        amount = _upTo(debtOf(person, asset), debtOf(person, asset), amount);
        give(caller, asset, amount);
        uint256 health = accountOf(person).healthFactor;
        bytes memory call = abi.encodeCall(pool.liquidate, (person, address(asset), address(seized), amount));
        if (_try(caller, call, "liquidate")) {
            assertLt(health, 1e18, "only who is not healthy");
        } else if (health < 1e18 && amount > 10 && reserveOf(asset).priceFresh && reserveOf(seized).priceFresh) {
            // Debts and deposits so small that one is not worth a unit of the other are left.
            assertLt(positionOf(person, seized).supplied * reserveOf(seized).priceAverage, 1e30, "whoever is not");
        }
    }

    function syncSomebody(uint256 who, uint256 which) external noted {
        (address person, TestToken asset) = _pick(who, which);
        uint256 score = scoreOf(person);
        sync(asset, person);
        assertEq(scoreOf(person), score, "the score is what the view said");
    }

    function waitABit(uint256 time) external noted {
        vm.warp(vm.getBlockTimestamp() + boundAnySize(time, 1, 3 days));
        if (time % 8 == 0) return;
        for (uint256 i = 0; i < assets.length; i++) {
            (uint256 price,) = oracle.getAssetPrice(address(assets[i]));
            setPrice(assets[i], price);
        }
    }

    function movePrice(uint256 which, uint256 percent) external noted {
        TestToken asset = assets[which % assets.length];
        (uint256 price,) = oracle.getAssetPrice(address(asset));
        uint256 moved = price * (40 + percent % 200) / 100;
        setPrice(asset, bound(moved == 0 ? 1e18 : moved, 1e12, 1e24));
    }

    function takePriceAway(uint256 which) external noted {
        if (which % 8 == 0) setPrice(assets[which / 8 % assets.length], 0);
    }

    function changeTerms(uint256 which, uint256 seed) external noted {
        TestToken asset = assets[which % assets.length];
        ILendingPool.ReserveView memory reserve = reserveOf(asset);
        reserve.config.paused = seed % 16 == 0;
        reserve.config.borrowable = seed / 16 % 8 != 0;
        reserve.config.supplyCap = seed / 128 % 4 == 0 ? uint128(reserve.totalSupplied * 2 + seed % 1e9) : 0;
        reserve.config.borrowCap = seed / 512 % 4 == 0 ? uint128(reserve.totalBorrowed * 2 + seed % 1e9) : 0;
        reserve.config.reserveFactorBps = uint16(seed / 2_048 % 10_001);
        configure(asset, reserve.config);
    }

    function collect(uint256 which, uint256 to) external noted {
        TestToken asset = assets[which % assets.length];
        if (reserveOf(asset).reserveScaled == 0) return;
        vm.prank(owner);
        pool.collectReserves(address(asset), accounts[to % accounts.length]);
    }

    /// @dev The end of a run: prices and terms come back, everybody pays and leaves, and nothing of theirs stays.
    function everybodyLeaves() external {
        for (uint256 i = 0; i < assets.length; i++) {
            setPrice(assets[i], 1e18);
            ILendingPool.ReserveConfig memory terms = termsOf(assets[i]);
            terms.paused = false;
            configure(assets[i], terms);
        }
        for (uint256 i = 0; i < accounts.length; i++) {
            for (uint256 j = 0; j < assets.length; j++) {
                if (debtOf(accounts[i], assets[j]) > 0) repay(accounts[i], assets[j], ALL);
                assertEq(positionOf(accounts[i], assets[j]).scaledDebt, 0, "debt");
            }
        }
        for (uint256 i = 0; i < accounts.length; i++) {
            for (uint256 j = 0; j < assets.length; j++) {
                if (positionOf(accounts[i], assets[j]).supplied > 0) withdraw(accounts[i], assets[j], ALL);
                assertEq(pTokenOf(assets[j]).scaledBalanceOf(accounts[i]), 0, "deposit");
            }
        }
        for (uint256 j = 0; j < assets.length; j++) {
            ILendingPool.ReserveView memory reserve = reserveOf(assets[j]);
            assertEq(reserve.totalBorrowed, 0, "all debt");
            assertEq(reserve.supplyScaled, 0, "all deposits");
            assertGe(reserve.cash, reserve.reserves, "the pool's share is there");
        }
    }

    /// @dev Any size, or a share of the most, or just the most, or one more.
    function _upTo(uint256 most, uint256 all, uint256 seed) private pure returns (uint256) {
        if (seed % 4 == 0) return boundAnySize(seed / 4, 1, all + 1);
        if (seed % 4 == 1) return most + seed / 4 % 2;
        return most * (1 + seed / 4 % 100) / 100;
    }

    /// @dev A million dollars of an asset at its first price.
    function _plenty(TestToken asset) private view returns (uint256) {
        return asset == usd ? 1e12 : asset == eth ? 317e18 : 11e8;
    }

    /// @dev Somebody with a debt, if there is anybody.
    function _pickDebtor(uint256 who, uint256 which) private view returns (address person, TestToken asset) {
        for (uint256 i = 0; i < accounts.length; i++) {
            person = accounts[(who % accounts.length + i) % accounts.length];
            asset = _owed(person, assets[which % assets.length]);
            if (debtOf(person, asset) > 0) return (person, asset);
        }
    }

    /// @dev The asset drawn, or one that the person owes.
    function _owed(address person, TestToken asset) private view returns (TestToken) {
        for (uint256 i = 0; i < assets.length && debtOf(person, asset) == 0; i++) {
            asset = assets[i];
        }
        return asset;
    }

    function _isHealthy(address person) private view {
        ILendingPool.Account memory account = accountOf(person);
        assertGe(account.withdrawalUsd, account.debtUsd, "healthy");
        assertGe(account.healthFactor, 1e18, "not liquidatable");
    }

    function _pick(uint256 who, uint256 which) private view returns (address, TestToken) {
        return (accounts[who % accounts.length], assets[which % assets.length]);
    }

    function _try(address caller, bytes memory call, bytes32 action) private returns (bool done) {
        vm.prank(caller);
        (done,) = address(pool).call(call);
        if (done) accepted[action]++;
    }
}
