// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ILendingPool} from "../../lending/ILendingPool.sol";
import {PermitToken} from "../../tokens/PermitToken.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice A signature in place of an approval (EIP-2612).
contract LendingPermitTest is LendingTest {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 private constant KEY = 0xA11CE;

    struct Signature {
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    PermitToken private token;
    address private signer = vm.addr(KEY);
    uint256 private deadline = START + 30 minutes;

    function setUp() public override {
        super.setUp();
        token = new PermitToken("Signed Dollar", "SUSD", 6, ALL);
        list(token, 1e18, stableTerms(10e6));
        token.mint(signer, 1_000e6);
    }

    function _sign(uint256 amount) private view returns (Signature memory signature) {
        bytes32 message = keccak256(abi.encode(PERMIT, signer, address(pool), amount, token.nonces(signer), deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), message));
        (signature.v, signature.r, signature.s) = vm.sign(KEY, digest);
    }

    function _deposit(uint256 amount, Signature memory signed) private {
        vm.prank(signer);
        pool.depositWithPermit(address(token), amount, deadline, signed.v, signed.r, signed.s);
    }

    function _refusesForWantOfAllowance(uint256 amount) private {
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(pool), 0, amount)
        );
    }

    function testFuzz_a_deposit_takes_exactly_what_was_signed_and_leaves_no_allowance(uint256 amount) public {
        amount = boundAnySize(amount, 1, 1_000e6);
        _deposit(amount, _sign(amount));
        assertEq(positionOf(signer, token).supplied, amount, "deposit");
        assertEq(token.balanceOf(signer), 1_000e6 - amount, "wallet");
        assertEq(token.allowance(signer, address(pool)), 0, "allowance");
    }

    function test_a_permit_that_somebody_used_first_still_counts() public {
        Signature memory signed = _sign(100e6);
        vm.prank(friend);
        token.permit(signer, address(pool), 100e6, deadline, signed.v, signed.r, signed.s);
        _deposit(100e6, signed);
        assertEq(positionOf(signer, token).supplied, 100e6, "deposit");
    }

    function test_a_signature_for_another_amount_moves_nothing() public {
        Signature memory signed = _sign(100e6);
        _refusesForWantOfAllowance(101e6);
        _deposit(101e6, signed);
    }

    function test_a_signature_past_its_deadline_moves_nothing() public {
        Signature memory signed = _sign(100e6);
        vm.warp(deadline + 1);
        _refusesForWantOfAllowance(100e6);
        _deposit(100e6, signed);
    }

    function test_somebody_elses_signature_moves_nothing_of_either() public {
        Signature memory signed = _sign(100e6);
        token.mint(friend, 100e6);
        _refusesForWantOfAllowance(100e6);
        vm.prank(friend);
        pool.depositWithPermit(address(token), 100e6, deadline, signed.v, signed.r, signed.s);
        assertEq(token.balanceOf(signer), 1_000e6, "the signer's");
    }

    function test_a_token_without_permits_takes_an_approval_as_ever() public {
        give(borrower, usd, 50e6);
        vm.prank(borrower);
        pool.depositWithPermit(address(usd), 50e6, deadline, 27, bytes32(0), bytes32(0));
        assertEq(positionOf(borrower, usd).supplied, 50e6, "deposit");
    }

    function test_a_repayment_of_more_than_the_debt_closes_the_loan_and_takes_the_debt() public {
        deposit(lender, token, 10_000e6);
        deposit(signer, eth, 1e18);
        borrow(signer, token, 500e6);
        pass(1 days);
        uint256 debt = debtOf(signer, token);
        Signature memory signed = _signUntil(debt + 1e6);
        vm.prank(signer);
        pool.repayWithPermit(address(token), debt + 1e6, deadline, signed.v, signed.r, signed.s);
        assertEq(debtOf(signer, token), 0, "debt");
        // The view rounds a base unit less up than the repayment.
        vm.assertApproxEqAbs(token.balanceOf(signer), 1_500e6 - debt, 1, "wallet");
        vm.assertApproxEqAbs(token.allowance(signer, address(pool)), 1e6, 1, "what was signed beyond the debt");
    }

    function _signUntil(uint256 amount) private returns (Signature memory) {
        deadline = vm.getBlockTimestamp() + 30 minutes;
        return _sign(amount);
    }

    function test_nothing_is_refused_as_nothing() public {
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.depositWithPermit(address(token), 0, 0, 0, bytes32(0), bytes32(0));
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.NoDebt.selector, address(token)));
        pool.repayWithPermit(address(token), 1, 0, 0, bytes32(0), bytes32(0));
    }
}
